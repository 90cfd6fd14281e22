/* Loaded into a server that a test starts: when the test run dies, its end of the pipe closes, and the server goes too. */
import { isMainThread } from 'node:worker_threads';

// Threads of the server load it as well; their input ends at once.
if (isMainThread) {
  process.stdin.on('close', () => process.exit(0)).resume();
  process.stdin.unref();
}
