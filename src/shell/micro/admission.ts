import { getMasterOptions, setMasterOptions } from '@@/plugin-qiankun-master/masterOptions';
import { fetchAsset } from '@/core/http/fetchAsset';
import versions from '../../../config/microContract.json';
import { MICRO_PMS } from '../../../config/microApps';
import { KEEPS_PAGES, keeping } from './keeping';

/*
 * Decides whether the property module is admitted: its description at the console's own origin is read before any of
 * its files is loaded (docs/domain/property.md#versions).
 */

const DESCRIPTIONS = '/micro-apps.json';
/** Console and module work together while their versions of the contract differ by no more than this. */
const MOST_APART = 1;

/** `host` and `module` are versions of the contract. */
export type Refusal = { why: 'contract'; host: number; module: number } | { why: 'hash' };

interface Description {
  contract: number;
  entry: string;
  entryHash: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The description of the module in the file; undefined without a complete one. */
export function descriptionIn(file: unknown): Description | undefined {
  const all: unknown[] = Array.isArray(file) ? file : [];
  const found = all.filter(isRecord).find(({ name }) => name === MICRO_PMS.name);
  if (!found) return undefined;
  const { contract, entry, entryHash } = found;
  const isWhole = Number.isInteger(contract) && typeof entry === 'string' && typeof entryHash === 'string';
  return isWhole ? { contract: Number(contract), entry, entryHash } : undefined;
}

export function refusalOf({ contract }: Pick<Description, 'contract'>, host = versions.contract): Refusal | undefined {
  if (Math.abs(host - contract) <= MOST_APART) return undefined;
  return { why: 'contract', host, module: contract };
}

async function sha256(text: string) {
  // Browsers have a SHA-256 of their own only on secure origins.
  const { default: hash } = await import(/* webpackChunkName: "captcha-work" */ 'crypto-js/sha256');
  return hash(text).toString();
}

let admitted: Description | undefined;
/** Whether the start under way takes another version of the module than the one before. */
let isOther = false;
let refused: Refusal | undefined;

/** Why the last start was refused; undefined if it failed for another reason. */
export const refusal = () => refused;

/** There is no description in development: console and module are from the same working tree. */
const isDescribed = process.env.NODE_ENV === 'production';

async function describedNow() {
  const response = await fetchAsset(DESCRIPTIONS, { cache: 'no-store' });
  const description = descriptionIn(await response.json());
  if (!description) throw new Error(`${DESCRIPTIONS} does not describe ${MICRO_PMS.name}.`);
  return description;
}

/** Whether a start now would take another version of the module than the one that was admitted last. */
export async function isReplaced() {
  if (!isDescribed || !admitted) return false;
  return (await describedNow()).entryHash !== admitted.entryHash;
}

/** Whether the version just admitted differs from the one that ran before. */
export const isAnother = () => isOther;

/** Called before each start: after a deployment of the module alone, the next start takes the new one. */
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

/** qiankun fetches files of the module by this: if its entry is not the described one, nothing of the module runs. */
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
