import { homeComponent, type StoredComponent } from '../../../../../src/contract/content/home/component';
import { liftComponent } from '../../../../../src/contract/content/home/lift';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { resolvePage } from '../../data/home/resolve/resolve';
import { openLine } from '../../data/home/shownPage';

/** The editor shows every component, whenever and to whomever it is shown in the app. */
const SHOWN = { visible: 1, startTime: null, endTime: null, audience: { customerTypes: [], branchIds: [] } };

/** What customers of a company see of components, whenever and to whomever they show; what could not be saved is left out. */
export async function resolveWhole(
  components: readonly StoredComponent[],
  branchId: string,
  { app, ms, now, db = app.db }: Pick<Context, 'app' | 'ms' | 'now'> & Partial<Pick<Context, 'db'>>,
) {
  const line = await openLine(db, branchId);
  if (!line) throw notFound();
  const whole = components.flatMap((one) => {
    const parsed = homeComponent.safeParse(liftComponent(one));
    return parsed.success ? [{ ...parsed.data, ...SHOWN }] : [];
  });
  return resolvePage(whole, {
    ...{ db, viewed: { branchId, line: line.line, customerType: undefined, at: now }, today: now.slice(0, 10) },
    urlOf: (fileId) => fileUrl(app.linkSecret, fileId, ms),
  });
}
