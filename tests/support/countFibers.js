/*
 * Runs in a page before its scripts, and counts what React draws, as its developer tools would: `window.drawn` holds how
 * many fibers were drawn so far, and how many the tree has.
 */
const drawn = { commits: 0, fibers: 0, tree: 0 };
window.drawn = drawn;

/** Tags of components, which say by a flag that they have been drawn. */
const COMPONENTS = new Set([0, 1, 9, 11, 14, 15]);
const PERFORMED_WORK = 1;
const known = new WeakSet();

const isDrawn = (before, now) =>
  COMPONENTS.has(now.tag)
    ? (now.flags & PERFORMED_WORK) !== 0
    : before.memoizedProps !== now.memoizedProps ||
      before.memoizedState !== now.memoizedState ||
      before.ref !== now.ref;

function each(fiber, visit) {
  for (let child = fiber.child; child; child = child.sibling) visit(child);
}

function sizeOf(fiber) {
  let size = 1;
  each(fiber, (child) => (size += sizeOf(child)));
  return size;
}

/** Of what is new, everything was drawn. */
function mounted(fiber) {
  known.add(fiber);
  let count = 1;
  each(fiber, (child) => (count += mounted(child)));
  return count;
}

function updated(now) {
  const before = now.alternate;
  if (!before || !(known.has(before) || known.has(now))) return mounted(now);
  known.add(now);
  let count = isDrawn(before, now) ? 1 : 0;
  // The same children: nothing below was looked at.
  if (now.child !== before.child) each(now, (child) => (count += updated(child)));
  return count;
}

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  renderers: new Map(),
  inject: () => 1,
  checkDCE: () => undefined,
  onScheduleFiberRoot: () => undefined,
  onPostCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
  onCommitFiberRoot(_, { current }) {
    drawn.commits += 1;
    drawn.fibers += updated(current);
    drawn.tree = sizeOf(current);
  },
};
