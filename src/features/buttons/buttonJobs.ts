import { type ButtonRecord, menusApi } from '@/contract/people/menus';
import { call } from '@/core/http/call';

/** A button as its dialog holds it; without a version it is new. */
export interface ButtonForm extends Omit<ButtonRecord, 'version'> {
  version?: number;
}

const silent = { silent: true } as const;

export function saveButton({ version, menuId, buttonCode, buttonName, position, apiPaths, sort }: ButtonForm) {
  const form = { buttonCode, buttonName, position, apiPaths, sort };
  if (version === undefined) return call(menusApi.buttonAdd, { ...form, menuId }, silent);
  return call(menusApi.buttonUpdate, { ...form, version }, silent);
}
