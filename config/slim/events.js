/* What Umi's locale plugin asks of an emitter of events, whose package is one for Node.js. */
export default class Emitter {
  #listeners = new Map();

  #of(name) {
    return this.#listeners.get(name) ?? [];
  }

  on(name, listener) {
    this.#listeners.set(name, [...this.#of(name), listener]);
  }

  off(name, listener) {
    this.#listeners.set(
      name,
      this.#of(name).filter((one) => one !== listener),
    );
  }

  emit(name, ...args) {
    for (const listener of this.#of(name)) listener(...args);
  }
}
