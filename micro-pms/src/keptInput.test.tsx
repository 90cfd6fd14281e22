/* docs/domain/property.md#the-module-in-the-console: what is typed stays, whatever the console changes, and outlives the module. */
import { act, screen, waitFor } from '@testing-library/react';
import type { MicroDraft, MicroDraftKeeper, MicroProps } from '@/contract/property/micro-pms';
import { answer, open, person, press, startModule } from '@tests/support/modulePage';
import { host } from './host';
import { speak } from './texts';
import { TenantList } from './tenant/TenantList';

interface Kept extends MicroDraft {
  name: string;
  path: string;
}

/** As the console keeps them: by page and form, those of other forms than the one that asks. */
function consoleDrafts() {
  const kept = new Map<number, Kept>();
  const dirty = new Set<number>();
  let forms = 0;
  const drafts = (path: string, name: string): MicroDraftKeeper => {
    const form = (forms += 1);
    return {
      find: () => {
        const found = [...kept].find(([key, one]) => key !== form && one.name === name && one.path === path);
        if (!found) return Promise.resolve(undefined);
        const [key, { values, base, version }] = found;
        const remove = () => Promise.resolve(void kept.delete(key));
        return Promise.resolve({ values: { ...values }, base: { ...base }, version, savedAt: 0, remove });
      },
      keep: (draft) => void kept.set(form, { ...draft, name, path }),
      drop: () => void kept.delete(form),
      flush: () => Promise.resolve(),
      setDirty: (isDirty) => void (isDirty ? dirty.add(form) : dirty.delete(form)),
    };
  };
  return { drafts, kept, dirty };
}

const BUTTONS = ['tenant_add', 'tenant_edit', 'tenant_view'];
const take = (change: Partial<MicroProps>) => act(() => host.take({ ...host.get()!, ...change }));
const typed = () => document.querySelector<HTMLInputElement>('[id$=edit_contactName]')?.value;

beforeEach(async () => {
  await startModule(BUTTONS);
  answer({}, () => new Response(JSON.stringify({ code: 200, success: true, data: { records: [], total: 0 } })));
});

async function typeName() {
  await press('新增租户');
  await waitFor(() => expect(typed()).toBe(''));
  await person.type(document.querySelector('[id$=edit_contactName]')!, '王海涛');
}

test('through colour, dark, compact, size, language and company', async () => {
  const { drafts } = consoleDrafts();
  take({ drafts });
  open(<TenantList />);
  await typeName();
  const { theme, branch } = host.get()!;
  take({ theme: { ...theme, color: '#c41d7f' } });
  take({ theme: { ...theme, dark: true } });
  take({ theme: { ...theme, compact: true } });
  for (const size of ['default', 'small', 'mini'] as const) take({ theme: { ...theme, size } });
  expect(typed()).toBe('王海涛');
  await act(() => speak('ja'));
  take({ language: 'ja' });
  expect(typed()).toBe('王海涛');
  await act(() => speak('zh'));
  take({ language: 'zh', branch: { ...branch, branchId: 'FDC' } });
  expect(typed()).toBe('王海涛');
});

test('it is guarded while it is open, and offered again after another start of the module', async () => {
  const { drafts, dirty, kept } = consoleDrafts();
  take({ drafts });
  const first = open(<TenantList />);
  await typeName();
  expect(dirty.size).toBe(1);
  first.unmount();
  // Nobody is asked about a form that is no longer there; what was typed is.
  expect([dirty.size, kept.size]).toEqual([0, 1]);

  open(<TenantList />);
  await press('新增租户');
  await screen.findByText(/有未保存的草稿/);
  await press('恢复');
  await waitFor(() => expect(typed()).toBe('王海涛'));
  await waitFor(() => expect([dirty.size, kept.size]).toEqual([1, 1]));
});

test('a console of an older version keeps none, and the form works', async () => {
  open(<TenantList />);
  await typeName();
  expect(typed()).toBe('王海涛');
});
