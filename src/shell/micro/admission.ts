import { getMasterOptions, setMasterOptions } from '@@/plugin-qiankun-master/masterOptions';
import { fetchAsset } from '@/core/http/fetchAsset';
import { contract as HOST } from '../../../config/microContract.json';
import { MICRO_PMS } from '../../../config/microApps';
import { KEEPS_PAGES, keeping } from './keeping';

/*
 * Whether the property module is let in: what the console's own origin says of it is asked before anything of it is
 * loaded (docs/domain/property.md#versions).
 */

const DESCRIPTIONS = '/micro-apps.json';
/** So many versions apart, console and module still understand each other. */
const MOST_APART = 1;

/** `host` and `module` are versions of the contract. */
export type Refusal = { why: 'contract'; host: number; module: number } | { why: 'hash' };

interface Description {
  contract: number;
  entry: string;
  entryHash: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What the file says of the module, or undefined. */
export function descriptionIn(file: unknown): Description | undefined {
  const all: unknown[] = Array.isArray(file) ? file : [];
  const found = all.filter(isRecord).find(({ name }) => name === MICRO_PMS.name);
  if (!found) return undefined;
  const { contract, entry, entryHash } = found;
  const isWhole = Number.isInteger(contract) && typeof entry === 'string' && typeof entryHash === 'string';
  return isWhole ? { contract: Number(contract), entry, entryHash } : undefined;
}

export function refusalOf({ contract }: Pick<Description, 'contract'>, host = HOST): Refusal | undefined {
  if (Math.abs(host - contract) <= MOST_APART) return undefined;
  return { why: 'contract', host, module: contract };
}

async function sha256(text: string) {
  // Browsers have their own only on secure origins.
  const { default: hash } = await import(/* webpackChunkName: "captcha-work" */ 'crypto-js/sha256');
  return hash(text).toString();
}

let admitted: Description | undefined;
/** Whether the start under way takes another module than the one before. */
let isOther = false;
let refused: Refusal | undefined;

/** Why the last start was not let in; nothing when it failed otherwise. */
export const refusal = () => refused;

/** In development nothing is described: console and module are of one tree. */
const isDescribed = process.env.NODE_ENV === 'production';

async function describedNow() {
  const response = await fetchAsset(DESCRIPTIONS, { cache: 'no-store' });
  const description = descriptionIn(await response.json());
  if (!description) throw new Error(`${DESCRIPTIONS} does not describe ${MICRO_PMS.name}.`);
  return description;
}

/** Whether a start now would take another module than the one that was let in last. */
export async function isReplaced() {
  if (!isDescribed || !admitted) return false;
  return (await describedNow()).entryHash !== admitted.entryHash;
}

/** Whether what was let in just now differs from what ran before. */
export const isAnother = () => isOther;

/** Asked before each start: after a deployment of the module alone, the next start takes the new one. */
export async function admit() {
  refused = undefined;
  if (!isDescribed) {
    keeping.set(true);
    return true;
  }
  const description = await describedNow();
  refused = refusalOf(description);
  if (refused) return false;
  isOther = admitted !== undefined && admitted.entryHash !== description.entryHash;
  admitted = description;
  keeping.set(description.contract >= KEEPS_PAGES);
  const [app, ...others] = getMasterOptions().apps;
  if (app && app.entry !== description.entry)
    setMasterOptions({ apps: [{ ...app, entry: description.entry }, ...others] });
  return true;
}

/** qiankun's way to files of the module: its entry is the one that was described, or nothing of it runs. */
export async function fetchAdmitted(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchAsset(input, init);
  if (!admitted || !isEntry(input, admitted)) return response;
  const text = await response.clone().text();
  if ((await sha256(text)) === admitted.entryHash) return response;
  refused = { why: 'hash' };
  throw new Error('The module is another than the described one.');
}

function isEntry(input: RequestInfo | URL, { entry }: Description) {
  const asked = new URL(input instanceof Request ? input.url : input, window.location.href);
  const own = new URL(entry, window.location.href);
  return asked.origin === own.origin && asked.pathname === own.pathname;
}
