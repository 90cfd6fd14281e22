/* docs/adr/0033-one-chart.md: the library comes with the first chart, draws it, and leads to its rows. */
import { openHouse } from './journeys';

const { journey, visitor } = openHouse();

journey('a chart is drawn, and a click on it opens the rows of its day', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/report/visitsReport');
  const canvas = await one.page.waitForSelector('figure canvas');
  // Something other than nothing stands on it.
  await one.page.waitForFunction(() => {
    const drawn = document.querySelector<HTMLCanvasElement>('figure canvas');
    const pixels = drawn?.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data;
    return pixels?.some((value) => value !== 0) === true;
  });
  const box = await canvas!.boundingBox();
  await one.page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  await one.sees('浏览明细');
});

journey('a chart that nobody has scrolled to asks for no library', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  const figure = await one.page.waitForSelector('figure');
  await one.page.waitForNetworkIdle({ idleTime: 500 });
  expect(await one.page.$('figure canvas')).toBeNull();
  await figure!.scrollIntoView();
  await one.page.waitForSelector('figure canvas');
});
