import type { goodsImportApi } from '../../../src/contract/tasks/import-calls';
import type { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { workbook } from '../../support/sheets';

type Call = (typeof goodsImportApi)['importCodes' | 'importShields' | 'importListings'];

/** An operator of Hubei, and files of one kind under these headings; each test has a backend of its own. */
export function importDesk(start: typeof main.start, call: Call, headings: readonly string[]) {
  let backend: HostedBackend;
  let hubei: Client;

  beforeEach(async () => {
    backend = await start();
    hubei = await signedIn(backend.origin, 'op.hubei');
  });
  afterEach(() => backend.stop());

  return {
    hubei: () => hubei,
    as: (user: string) => signedIn(backend.origin, user),
    send: (who: Client, rows: readonly string[][], branchId = 'FDB') =>
      who.upload(call, { branchId }, { content: workbook([[...headings], ...rows]), name: '导入.xlsx' }),
  };
}
