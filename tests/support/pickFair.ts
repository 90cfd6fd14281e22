import { within } from '@testing-library/react';
import { choose, closed, dialogOf, fill, press } from './screen';

/** Enters the fair that is on, as the pages inside of a fair ask for it. */
export async function pickFair(subject = '2026春季订货会') {
  await press('选择展会');
  const picker = await dialogOf('展会编码');
  await fill(within(picker).getByLabelText('展会名称'), subject);
  await press('查询', picker);
  await choose(subject, '确定');
  await closed(picker);
}
