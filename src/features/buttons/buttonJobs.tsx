import { BUTTON_POSITIONS, type ButtonRecord, menusApi } from '@/contract/people/menus';
import { call } from '@/core/http/call';
import { T, type TextId } from '@/core/i18n';

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

const POSITION_TEXTS: Readonly<Record<(typeof BUTTON_POSITIONS)[number], TextId>> = {
  header: 'buttons.inHeader',
  table: 'buttons.inTable',
};
export const positions = new Map(BUTTON_POSITIONS.map((one) => [one, { text: <T id={POSITION_TEXTS[one]} /> }]));
