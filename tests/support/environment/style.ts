/** Stands in for a stylesheet: each class is called by its name. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
