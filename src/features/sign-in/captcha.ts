/** Proves that a person asks for the code; what it answers goes to the server as captchaVerifyParam. */
export type Captcha = (phone: string) => Promise<string>;

/** The built-in backend accepts this; a company plugs its own service in. */
let captcha: Captcha = () => Promise.resolve('pass');

export function plugInCaptcha(service: Captcha) {
  captcha = service;
}

export const solveCaptcha: Captcha = (phone) => captcha(phone);
