import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { provideKit } from '@kit/host';
import type { ReactNode } from 'react';
import type { MicroProps } from '@/contract/property/micro-pms';
import { host } from '../../micro-pms/src/host';
import { kitHost } from '../../micro-pms/src/kitHost';
import { Root } from '../../micro-pms/src/Root';
import { speak } from '../../micro-pms/src/texts';
import { envelope, fakeServer, type Sent } from './fakeServer';

/* A page of the property module as the console mounts it, with answers that the test gives. */
export const person = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const server = fakeServer();

const propsOf = (codes: readonly string[]): MicroProps => ({
  token: () => 't',
  buttons: { header: [], table: codes.map((code) => ({ buttonRef: code, buttonCode: code, pageKey: '' })) },
  userInfo: { loginName: 'op', realName: '李', staffId: '1' },
  branch: { branchId: 'HB', branchName: '湖北' },
  language: 'zh',
  theme: { color: '', dark: false, compact: false, size: 'medium' },
  navigate: () => undefined,
  title: () => undefined,
  unauthorised: () => undefined,
});

let narrow: jest.SpyInstance | undefined;

/** Until the module is started anew. */
export function onPhone() {
  const { matchMedia } = window;
  const phone = (query: string) => Object.assign(matchMedia(query), { matches: /reduce|max-width: 767/.test(query) });
  narrow = jest.spyOn(window, 'matchMedia').mockImplementation(phone);
}

/** Gives the module its console, in Chinese, with these buttons granted. */
export async function startModule(buttons: readonly string[]) {
  narrow?.mockRestore();
  provideKit(kitHost);
  await speak('zh');
  host.take(propsOf(buttons));
}

const pageOf = (...records: object[]) => envelope({ records, total: records.length });

/** Bodies of the calls whose address ends so. */
export const sentTo = (end: string) =>
  server.sent.flatMap(({ url, body }) => (url.pathname.endsWith(end) ? [body as Record<string, unknown>] : []));

/** Every call answers what the test says. */
export function answerAll(answers: (sent: Sent) => Response | Promise<Response>) {
  server.sent.length = 0;
  server.answer(answers);
}

/** Each list, by its address, has one row; writes answer what the test says. */
export const answer = (lists: Readonly<Record<string, object>>, writes: (sent: Sent) => Response | Promise<Response>) =>
  answerAll((sent) => {
    const listed = lists[sent.url.pathname];
    return listed ? pageOf(listed) : writes(sent);
  });

export const open = (page: ReactNode) => render(<Root>{page}</Root>);

export const press = async (name: string, container: HTMLElement = document.body) =>
  person.click(await within(container).findByText(name, { selector: 'button, button *' }));

/** An action of a row that stands behind the first ones. */
export async function pressMore(name: string, row: Element) {
  await person.click(row.querySelector<HTMLElement>('[aria-label="更多操作"]')!);
  await person.click(await screen.findByText(name, { selector: '[role=menuitem] *' }));
}

export const type = async (id: string, value: string) => {
  const field = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[id$="${id}"]`);
    if (!found || found.matches(':disabled')) throw new Error(`There is no field ${id}.`);
    return found;
  });
  await person.clear(field);
  await person.type(field, `${value}{Enter}`);
};
