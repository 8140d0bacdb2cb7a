// The JSON layout format.
