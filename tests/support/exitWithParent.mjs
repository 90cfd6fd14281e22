/* Loaded into a server that a test starts: when the test run dies, its end of the pipe closes, and the server goes too. */
process.stdin.on('close', () => process.exit(0)).resume();
process.stdin.unref();
