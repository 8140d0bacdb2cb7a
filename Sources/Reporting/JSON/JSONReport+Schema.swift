extension JSONReport {
  /// The JSON Schema of the report, for `--print-schema`; `Documentation/schemas/report.schema.json` holds the same.
  ///
  /// - Source: JSON Schema, draft 2020-12.
  package static let schema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Sizewise report",
      "description": "The result of an audit. Lengths are points, y down. A reader must refuse a value of \"schema\" that it does not know; within version 1, members may be added but none removed or changed.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "schema",
        "tool",
        "settings",
        "totals",
        "layouts",
        "diagnostics"
      ],
      "properties": {
        "schema": {
          "const": "sizewise-report/1"
        },
        "tool": {
          "description": "What made the report.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name",
            "version"
          ],
          "properties": {
            "name": {
              "const": "sizewise"
            },
            "version": {
              "type": "string"
            }
          }
        },
        "settings": {
          "type": "array",
          "items": {
            "description": "A setting that the figures depend on.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "name",
              "value"
            ],
            "properties": {
              "name": {
                "type": "string"
              },
              "value": {
                "type": "string"
              }
            }
          }
        },
        "totals": {
          "$ref": "#/$defs/totals"
        },
        "layouts": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/layout"
          }
        },
        "diagnostics": {
          "description": "What belongs to no layout: unreadable files and the like.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/diagnostic"
          }
        }
      },
      "$defs": {
        "range": {
          "description": "A stretch of a source file; lines and columns count from 1, columns in UTF-8 bytes; the end is just after the last character.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "file",
            "startLine",
            "startColumn",
            "endLine",
            "endColumn"
          ],
          "properties": {
            "file": {
              "type": "string",
              "description": "Relative to the project's root, with / between folders."
            },
            "startLine": {
              "type": "integer",
              "minimum": 0
            },
            "startColumn": {
              "type": "integer",
              "minimum": 0
            },
            "endLine": {
              "type": "integer",
              "minimum": 0
            },
            "endColumn": {
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "totals": {
          "description": "Counts of a run or of one layout.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "layouts",
            "passingLayouts",
            "variants",
            "errors",
            "warnings",
            "notes",
            "cantTell",
            "unmeasured",
            "passedJudgements"
          ],
          "properties": {
            "layouts": {
              "type": "integer",
              "minimum": 0
            },
            "passingLayouts": {
              "type": "integer",
              "minimum": 0,
              "description": "Layouts in which everything was measured and nothing failed or stayed undecided."
            },
            "variants": {
              "type": "integer",
              "minimum": 0
            },
            "errors": {
              "type": "integer",
              "minimum": 0,
              "description": "Failed findings of this severity."
            },
            "warnings": {
              "type": "integer",
              "minimum": 0
            },
            "notes": {
              "type": "integer",
              "minimum": 0
            },
            "cantTell": {
              "type": "integer",
              "minimum": 0,
              "description": "Findings that could not be decided."
            },
            "unmeasured": {
              "type": "integer",
              "minimum": 0,
              "description": "Parts that were not evaluated, laid out or measured."
            },
            "passedJudgements": {
              "type": "integer",
              "minimum": 0
            },
            "known": {
              "type": "integer",
              "minimum": 1,
              "description": "Findings that the baseline accepts; they count in nothing else."
            },
            "suppressed": {
              "type": "integer",
              "minimum": 1,
              "description": "Findings that a comment in the source accepts; they count in nothing else."
            }
          }
        },
        "textSize": {
          "enum": [
            "xSmall",
            "small",
            "medium",
            "large",
            "xLarge",
            "xxLarge",
            "xxxLarge",
            "accessibility1",
            "accessibility2",
            "accessibility3",
            "accessibility4",
            "accessibility5"
          ]
        },
        "variant": {
          "description": "One choice of the user's settings and the device.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "textSize",
            "colorScheme",
            "contrast",
            "legibilityWeight",
            "layoutDirection",
            "locale",
            "container"
          ],
          "properties": {
            "textSize": {
              "$ref": "#/$defs/textSize"
            },
            "colorScheme": {
              "enum": [
                "light",
                "dark"
              ]
            },
            "contrast": {
              "enum": [
                "standard",
                "increased"
              ]
            },
            "legibilityWeight": {
              "enum": [
                "regular",
                "bold"
              ]
            },
            "layoutDirection": {
              "enum": [
                "leftToRight",
                "rightToLeft"
              ]
            },
            "locale": {
              "type": "string"
            },
            "container": {
              "type": "string"
            }
          }
        },
        "subject": {
          "description": "A view, by what does not change from variant to variant.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "path",
            "title"
          ],
          "properties": {
            "path": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "range": {
              "$ref": "#/$defs/range"
            }
          }
        },
        "unit": {
          "enum": [
            "pt",
            ":1",
            "lines",
            "characters",
            "%",
            "Lc",
            ""
          ]
        },
        "fact": {
          "description": "A measured or required figure.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name",
            "value",
            "unit"
          ],
          "properties": {
            "name": {
              "type": "string",
              "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
            },
            "value": {
              "type": "number"
            },
            "unit": {
              "$ref": "#/$defs/unit"
            },
            "tolerance": {
              "type": "number",
              "exclusiveMinimum": 0,
              "description": "Largest expected error, in the same unit; left out where the figure is exact."
            }
          }
        },
        "mark": {
          "description": "A place in the container: x, y, width, height of a rectangle, or x and y of both ends of a measured distance.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "kind",
            "values"
          ],
          "properties": {
            "kind": {
              "enum": [
                "rectangle",
                "distance"
              ]
            },
            "values": {
              "type": "array",
              "items": {
                "type": "number"
              },
              "minItems": 4,
              "maxItems": 4
            }
          }
        },
        "occurrence": {
          "description": "One variant in which the defect was seen.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "variant",
            "outcome",
            "reason",
            "facts",
            "marks"
          ],
          "properties": {
            "variant": {
              "type": "integer",
              "minimum": 0,
              "description": "Position in the layout's variants."
            },
            "outcome": {
              "enum": [
                "passed",
                "failed",
                "cantTell",
                "inapplicable",
                "untested"
              ]
            },
            "reason": {
              "type": "string",
              "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
            },
            "facts": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/fact"
              }
            },
            "marks": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/mark"
              }
            }
          }
        },
        "series": {
          "description": "A figure in the variants in which it was measured, also where it passes.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "name",
            "unit",
            "points"
          ],
          "properties": {
            "name": {
              "type": "string",
              "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
            },
            "unit": {
              "$ref": "#/$defs/unit"
            },
            "points": {
              "type": "array",
              "items": {
                "description": "The figure in one variant.",
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "variant",
                  "value"
                ],
                "properties": {
                  "variant": {
                    "type": "integer",
                    "minimum": 0
                  },
                  "value": {
                    "type": "number"
                  },
                  "tolerance": {
                    "type": "number",
                    "exclusiveMinimum": 0
                  }
                }
              }
            }
          }
        },
        "acceptance": {
          "description": "Why a finding does not fail a run: it is in the baseline, or a comment in the source accepts it.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "origin"
          ],
          "properties": {
            "origin": {
              "enum": [
                "baseline",
                "source"
              ]
            },
            "reason": {
              "type": "string"
            },
            "issue": {
              "type": "string"
            },
            "expires": {
              "type": "string",
              "format": "date"
            },
            "range": {
              "$ref": "#/$defs/range"
            }
          }
        },
        "finding": {
          "description": "One defect, over all variants in which it shows.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id",
            "rule",
            "title",
            "outcome",
            "severity",
            "reason",
            "message",
            "fingerprint",
            "subject",
            "textSizes",
            "extent",
            "worst",
            "occurrences",
            "series"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Names the finding within its layout."
            },
            "rule": {
              "type": "string",
              "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
            },
            "title": {
              "type": "string"
            },
            "outcome": {
              "enum": [
                "passed",
                "failed",
                "cantTell",
                "inapplicable",
                "untested"
              ]
            },
            "severity": {
              "enum": [
                "note",
                "warning",
                "error"
              ]
            },
            "reason": {
              "type": "string",
              "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"
            },
            "message": {
              "type": "string"
            },
            "fingerprint": {
              "type": "string",
              "description": "Stable under moved lines."
            },
            "subject": {
              "$ref": "#/$defs/subject"
            },
            "otherParty": {
              "$ref": "#/$defs/subject"
            },
            "cause": {
              "$ref": "#/$defs/subject"
            },
            "firstTextSize": {
              "$ref": "#/$defs/textSize"
            },
            "textSizes": {
              "description": "The text sizes with the finding's outcome, smallest first.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/textSize"
              }
            },
            "extent": {
              "type": "string",
              "description": "Where it shows, in words."
            },
            "worst": {
              "type": "integer",
              "minimum": 0,
              "description": "Position of the worst occurrence in occurrences."
            },
            "occurrences": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/occurrence"
              }
            },
            "series": {
              "description": "The rule's main figures in every variant, one series for each kind of figure.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/series"
              }
            },
            "acceptance": {
              "$ref": "#/$defs/acceptance"
            },
            "baselineState": {
              "description": "How it compares with the baseline; left out where there is none.",
              "enum": [
                "new",
                "unchanged",
                "updated"
              ]
            },
            "baselineNote": {
              "description": "Why the baseline's entry does not hold: it expired, or the defect grew.",
              "type": "string"
            },
            "fix": {
              "description": "An edit that was tried: with it the finding is gone and no other came. Left out where no fix was looked for or found.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "kind",
                "summary",
                "diff",
                "edits",
                "notes"
              ],
              "properties": {
                "kind": {
                  "enum": [
                    "scaled-padding",
                    "relaxed-frame",
                    "relaxed-line-limit",
                    "vertical-fixed-size",
                    "row-or-column",
                    "scroll-view",
                    "text-style",
                    "passing-color"
                  ]
                },
                "summary": {
                  "type": "string"
                },
                "diff": {
                  "type": "string",
                  "description": "A unified diff; paths are relative to the project's root."
                },
                "edits": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "file",
                      "start",
                      "end",
                      "replacement"
                    ],
                    "properties": {
                      "file": {
                        "type": "string"
                      },
                      "start": {
                        "type": "integer",
                        "minimum": 0,
                        "description": "UTF-8 offset of what goes; that of the end where text is only added."
                      },
                      "end": {
                        "type": "integer",
                        "minimum": 0
                      },
                      "replacement": {
                        "type": "string"
                      }
                    }
                  }
                },
                "notes": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              }
            },
            "withoutFix": {
              "description": "Why no edit is safe. Left out where no fix was looked for, or one was found.",
              "type": "object",
              "additionalProperties": false,
              "required": [
                "reason",
                "attempts"
              ],
              "properties": {
                "reason": {
                  "type": "string"
                },
                "attempts": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "summary",
                      "problem"
                    ],
                    "properties": {
                      "summary": {
                        "type": "string"
                      },
                      "problem": {
                        "type": "string"
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "unmeasured": {
          "description": "A part that could not be evaluated, laid out or measured.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "code",
            "message"
          ],
          "properties": {
            "code": {
              "type": "string"
            },
            "message": {
              "type": "string"
            },
            "range": {
              "$ref": "#/$defs/range"
            }
          }
        },
        "diagnostic": {
          "description": "Input that was not understood or is not modelled.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id",
            "severity",
            "message",
            "notes"
          ],
          "properties": {
            "id": {
              "type": "string"
            },
            "severity": {
              "enum": [
                "error",
                "warning",
                "note"
              ]
            },
            "message": {
              "type": "string"
            },
            "notes": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "range": {
              "$ref": "#/$defs/range"
            }
          }
        },
        "layout": {
          "description": "One layout, audited in every variant.",
          "type": "object",
          "additionalProperties": false,
          "required": [
            "id",
            "name",
            "file",
            "variants",
            "totals",
            "judgements",
            "findings",
            "unmeasured",
            "diagnostics"
          ],
          "properties": {
            "id": {
              "type": "string",
              "description": "Unique within the report."
            },
            "name": {
              "type": "string"
            },
            "file": {
              "type": "string"
            },
            "range": {
              "$ref": "#/$defs/range"
            },
            "variants": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/variant"
              }
            },
            "totals": {
              "$ref": "#/$defs/totals"
            },
            "judgements": {
              "type": "object",
              "description": "Judgements of a rule on a subject by outcome, over all variants.",
              "additionalProperties": false,
              "required": [
                "passed",
                "failed",
                "cantTell",
                "inapplicable",
                "untested"
              ],
              "properties": {
                "passed": {
                  "type": "integer",
                  "minimum": 0
                },
                "failed": {
                  "type": "integer",
                  "minimum": 0
                },
                "cantTell": {
                  "type": "integer",
                  "minimum": 0
                },
                "inapplicable": {
                  "type": "integer",
                  "minimum": 0
                },
                "untested": {
                  "type": "integer",
                  "minimum": 0
                }
              }
            },
            "findings": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/finding"
              }
            },
            "unmeasured": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/unmeasured"
              }
            },
            "diagnostics": {
              "type": "array",
              "items": {
                "$ref": "#/$defs/diagnostic"
              }
            }
          }
        }
      }
    }

    """#
}
