/** Sends one code; a company plugs in its own. */
export type SmsSender = (phone: string, code: string) => Promise<void>;

/** For development: the code stands on the server's console. */
export const consoleSender: SmsSender = (phone, code) => {
  process.stdout.write(`SMS to ${phone}: ${code}\n`);
  return Promise.resolve();
};
