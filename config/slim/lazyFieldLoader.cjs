/** A field of ProComponents becomes a stand-in that loads it; `?whole` is the field itself. */
const { join } = require('node:path');

/** Components that a field's module exports beside its default one. */
const BESIDE = { TimePicker: ['FieldTimeRangePicker'] };

module.exports.pitch = function standIn() {
  const [, name] = /components[\\/](\w+)[\\/]index\.js$/.exec(this.resourcePath);
  const request = (path) => JSON.stringify(this.utils.contextify(this.context, path));
  const load = `() => import(/* webpackChunkName: "field-${name}" */ ${request(`${this.resourcePath}?whole`)})`;
  return [
    `import { lazyField } from ${request(join(__dirname, 'lazyField.js'))};`,
    `export default lazyField(${load});`,
    ...(BESIDE[name] ?? []).map(
      (other) => `export const ${other} = lazyField(() => (${load})().then((all) => ({ default: all.${other} })));`,
    ),
  ].join('\n');
};
