/** Puts one line of a package in the place of another. An update that no longer has the line fails the build. */
module.exports = function patched(source) {
  const { from, to } = this.getOptions();
  if (!source.includes(from)) throw new Error(`${this.resourcePath} no longer says ${from} (docs/adr/0009).`);
  return source.replace(from, () => to);
};
