// Import this before anything that imports React: React picks its build when it is loaded, and its
// development build is several times slower.
process.env["NODE_ENV"] ??= "production";
