import { connect } from 'node:net';

/** Whether somebody listens there. Whoever listens on every address is reached at 127.0.0.2 as well. */
export const isReached = (port: number | string, address: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(Number(port), address, () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
