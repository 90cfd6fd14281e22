import * as z from 'zod';
import { FLAG } from '../../src/contract/fields';
import { DATA_SCOPES } from '../../src/contract/system/roles';
import { TRADE_FAIR_STATE } from '../../src/contract/trade-fair/fairs';
import buttonNames from '../../server/catalogue/buttonNames.json';
import buttonFile from '../../server/catalogue/buttons.json';
import menuFile from '../../server/catalogue/menus.json';
import seedFile from './seeds.json';

const flag = z.enum(FLAG);
/** Codes of the roles that get it. */
const grants = z.array(z.string());

/** The seed files of the domain, checked once so that a slip in them fails here and not in a later row. */
export const menus = z
  .array(
    z.object({
      menuId: z.string(),
      menuUrl: z.string(),
      menuTitle: z.string(),
      menuIcon: z.string(),
      menuParent: z.string(),
      isExternalLink: flag,
      isFind: flag,
      sort: z.number(),
      pageName: z.string(),
      titles: z.record(z.string(), z.string()),
      grants,
    }),
  )
  .parse(menuFile);

export const buttons = z
  .array(
    z.object({
      buttonCode: z.string(),
      pageKey: z.string(),
      menuUrl: z.string(),
      buttonName: z.string(),
      position: z.enum(['header', 'table']),
      batch: flag,
      grants,
    }),
  )
  .parse(buttonFile);

const namesInOtherLanguages = new Map(Object.entries(buttonNames));

/** What a button is called in the other languages; one that an administrator has named otherwise, only so. */
export const buttonTitles = (buttonName: string): Record<string, string> => namesInOtherLanguages.get(buttonName) ?? {};

export const seeds = {
  ...seedFile,
  roles: z
    .array(z.object({ roleCode: z.string(), roleName: z.string(), dataScope: z.enum(DATA_SCOPES) }))
    .parse(seedFile.roles),
  tradeFairs: z
    .array(
      z.object({
        tradeFairId: z.string(),
        tradeFairCode: z.string(),
        subject: z.string(),
        state: z.enum(TRADE_FAIR_STATE),
      }),
    )
    .parse(seedFile.tradeFairs),
};
