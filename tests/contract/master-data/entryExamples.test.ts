/* The entries of the example company are as good as anybody's: shown with their pictures, and submitted again. */
import { ENTRY_STATUS } from '../../../src/contract/master-data/approval';
import { applyApis, entryApis } from '../../../src/contract/master-data/entries';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const PAGES = ['companyEntry', 'customerEntry', 'commodityEntry'] as const;

describe.each(MAIN_ENGINE)('entries of the example company ($engine)', ({ start }) => {
  let backend: Backend;
  let applicant: Client;

  beforeAll(async () => {
    backend = await start();
    applicant = await signedIn(backend.origin, 'op.hubei');
  });
  afterAll(() => backend.stop());

  describe.each(PAGES)('%s', (page) => {
    const own = async (status?: typeof ENTRY_STATUS.returned) =>
      (await applicant.data(applyApis[page].page, { pageSize: 200, status })).records.map(({ entryId }) => entryId);
    const look = (id: string) => applicant.data(entryApis[page].detail, { id });

    test('every licence has a picture that its readers see', async () => {
      const ids = await own();
      expect(ids.length).toBeGreaterThan(4);
      for (const id of ids) {
        const { entryNo, form, pictures } = await look(id);
        const licences = form.licences as { images: string[] }[];
        const unseen = licences.filter(({ images }) => images.length === 0 || images.some((one) => !pictures[one]));
        expect({ entryNo, unseen }).toEqual({ entryNo, unseen: [] });
      }
    });

    test('what came back is submitted again with an answer', async () => {
      for (const id of await own(ENTRY_STATUS.returned)) {
        const { version, asked } = await look(id);
        const replies = asked.map(({ path }) => ({ path, reply: '已核对，与证照一致' }));
        const again = { id, version, replies, dupReason: '总部已核实为不同主体', confirm: 1 } as const;
        expect(await applicant.call(applyApis[page].submit, again)).toMatchObject({ code: 200 });
      }
    });
  });
});
