/** One text message; every try of it has the same key. */
export interface Sms {
  phone: string;
  text: string;
  key: string;
}

/** Resolves when the message has been taken, rejects when it was not. */
export type SmsSender = (message: Sms) => Promise<void>;

/** This installation sends no messages. */
export class SmsIsOff extends Error {}

/** For development: the message stands on the server's console. */
export const consoleSender: SmsSender = ({ phone, text }) => {
  process.stdout.write(`SMS to ${phone}: ${text}\n`);
  return Promise.resolve();
};

export const noSender: SmsSender = () => Promise.reject(new SmsIsOff('SMS_PROVIDER is none.'));
