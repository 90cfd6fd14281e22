import * as z from 'zod';
import { post, service } from '../../endpoint';
import { erpCode } from '../../fields';
import { storedComponent } from './component';
import { MAX_COMPONENTS } from './limits';
import { resolved } from './view/resolved';

const kb = z.number().int();

const image = z.object({
  fileId: z.string(),
  /** Signed, good for 30 minutes (docs/domain/platform.md#files). */
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** The widths of its smaller copies. */
  widths: z.array(z.number().int()),
  kb,
});
export type PageImage = z.infer<typeof image>;

const weighed = z.object({
  requests: z.number().int(),
  ...{ imageKb: kb, firstKb: kb, totalKb: kb },
  heaviest: z.array(z.object({ fileId: z.string(), kb, component: z.number().int() })),
  /** 43751: too large; 43752: larger than advised; null: neither. */
  code: z.number().int().nullable(),
  /** The addresses of the images of these components. */
  images: z.array(image),
  /**
   * The objects behind the ids of each component, today and in the requested company; incomplete components have none.
   */
  parts: z.array(z.object({ componentId: z.string(), resolved })),
});
export type Weighed = z.infer<typeof weighed>;

/** The weight of a page that is not saved (docs/domain/home-rendering.md#weight); nothing is written. */
export const homeWeighApi = service('platform', '/cms/api/homeConfig', {
  weigh: post(
    '/weigh',
    z.object({ components: z.array(storedComponent).max(MAX_COMPONENTS), branchId: erpCode.optional() }),
    weighed,
    { access: { pages: ['appHome'] }, ...{ write: false, assumed: true } },
  ),
});
