/*
 * React as users have it: its development build computes the tree of components twice and takes twice as long. It has no
 * `act`, which the testing library asks for: here it renders at once and waits a turn after what is asynchronous.
 */
const react = require('../../../node_modules/react/cjs/react.production.js');

function act(callback) {
  const { flushSync } = require('react-dom');
  let result;
  flushSync(() => {
    result = callback();
  });
  return {
    then: (done, fail) => Promise.resolve(result).then((value) => setTimeout(() => done(value), 0), fail),
  };
}

module.exports = { ...react, act };
