/*
 * Stands for zod in the production bundle of the browser (ADR 0008): the contract builds its schemas from this and never
 * runs them there. Whatever is asked of it, it answers itself.
 */
const nothing = new Proxy(() => nothing, {
  // A promise that resolves to it would wait for its `then` for ever; symbols are asked for by the language, not by us.
  get: (_target, name) => (typeof name === 'symbol' || name === 'then' ? undefined : nothing),
});

module.exports = nothing;
