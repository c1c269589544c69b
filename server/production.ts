// Imported before anything that imports React, which decides when it is loaded: without this it
// would be its development build, several times slower.
process.env["NODE_ENV"] ??= "production";
