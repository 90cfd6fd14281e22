/** A field of ProComponents becomes a stand-in that loads it; `?whole` is the field itself. */
const { join } = require('node:path');

/** What stands in for a field until somebody turns to it; the others are loaded as soon as they are shown. */
const TURNED_TO = { RangePicker: 'rangeField' };

/** Components that a field's module exports beside its default one. */
const BESIDE = { TimePicker: ['FieldTimeRangePicker'] };

module.exports.pitch = function standIn() {
  const [, name] = /components[\\/](\w+)[\\/]index\.js$/.exec(this.resourcePath);
  const request = (path) => JSON.stringify(this.utils.contextify(this.context, path));
  const load = `() => import(/* webpackChunkName: "field-${name}" */ ${request(`${this.resourcePath}?whole`)})`;
  const standIn = TURNED_TO[name] ?? 'lazyField';
  return [
    `import { ${standIn} } from ${request(join(__dirname, `${standIn}.js`))};`,
    `export default ${standIn}(${load});`,
    ...(BESIDE[name] ?? []).map(
      (other) => `export const ${other} = ${standIn}(() => (${load})().then((all) => ({ default: all.${other} })));`,
    ),
  ].join('\n');
};
