let rotation: Promise<void> | null = null;

/** Resolves when no change of the token is under way, at once if there is none. */
export async function tokenSettled() {
  while (rotation) await rotation;
}

/**
 * Runs a change of the token: requests that start meanwhile wait for its end. The request that `change` makes itself
 * has to start before its first await.
 */
export async function rotateToken<T>(change: () => Promise<T>): Promise<T> {
  // Not tokenSettled(): its await would let others slip in before the change has begun.
  while (rotation) await rotation;
  const work = change();
  const end = work.then(
    () => undefined,
    () => undefined,
  );
  rotation = end;
  try {
    return await work;
  } finally {
    if (rotation === end) rotation = null;
  }
}
