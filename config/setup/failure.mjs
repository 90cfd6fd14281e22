/** A failure that one sentence explains: the sentence is shown, and nothing else. */
export class Failure extends Error {}

const NETWORK =
  /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH|HOSTUNREACH|RR_SOCKET_TIMEOUT)|EIDLETIMEOUT|ENOTCACHED|network (timeout|request)|\bE50[234]\b/;

export const isNetworkFailure = (text) => NETWORK.test(text);

const SENTENCES = [
  [
    /ENOSPC|no space left on device/i,
    () => 'The disk is full: packages, build and data need about 2 GB; make room and start again.',
  ],
  [
    NETWORK,
    (registry) => `The package registry ${registry} is out of reach: check the network or the proxy, and start again.`,
  ],
  [/EACCES|EPERM|EROFS/, () => 'A file or folder of this checkout cannot be written: check who owns it.'],
  [/EINTEGRITY/, () => 'A package is not the one that package-lock.json names: the registry answered something else.'],
  [/JavaScript heap out of memory|ENOMEM/, () => 'There is not enough memory: about 2 GB have to be free.'],
];

/** The sentence for what a command printed or an error says, if it is a known one. */
export function sentenceFor(text, registry = 'https://registry.npmjs.org/') {
  return SENTENCES.find(([pattern]) => pattern.test(text))?.[1](registry);
}
