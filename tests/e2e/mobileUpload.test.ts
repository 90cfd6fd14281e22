import { drawCover } from '../../mock/examples/cover';
import { fileOnDisk } from './fileOnDisk';
import { openHouse } from './journeys';

/** The form asks what has come. */
const TICKET = /\/base\/api\/file\/ticket\/([\w-]{43})/;

const { journey, visitor } = openHouse();

journey('a picture goes from the phone into the form at the computer', async () => {
  const picture = fileOnDisk('封面.png', drawCover([200, 120, 40]).content);
  const wrong = fileOnDisk('封面.gif', 'GIF89a');

  const computer = await visitor();
  await computer.signIn('op.hubei', '/sale/saleShowEdit');
  const asked = computer.page.waitForRequest((request) => TICKET.test(request.url()));
  const button = await computer.page.waitForSelector('::-p-xpath(//button[normalize-space(.)="用手机拍照上传"])');
  // The footer of the form lies over it.
  await button!.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await computer.press('用手机拍照上传');
  const [, ticket = ''] = TICKET.exec((await asked).url())!;
  await computer.sees('用手机扫码上传');

  const phone = await visitor();
  await phone.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  const addresses: string[] = [];
  phone.page.on('request', (request) => addresses.push(request.url().split('#', 1)[0] ?? ''));
  await phone.open(`/uploadFile#${ticket}`);
  await phone.sees('为江城医药湖北有限公司上传');
  // Each choice brings a new input.
  const pick = async (file: string) => (await phone.page.waitForSelector('input[type=file]'))!.uploadFile(file);
  await pick(wrong);
  await phone.sees('文件格式不正确，目前仅支持.jpg,.jpeg,.png格式!');
  await pick(picture);
  await phone.sees('封面.png');
  await pick(picture);
  await phone.sees('文件个数超过上传限制');
  // It goes by itself, maybe before anybody looks at the computer again.
  const arrived = computer.sees('已收到手机上传的图片');
  await phone.press('提交');
  await phone.sees('已上传 1 个文件');
  // Where it is not the path of the question itself, the ticket travels as a header only.
  expect(addresses.filter((url) => url.includes(ticket) && !url.includes('/ticket/'))).toEqual([]);

  await computer.lookAt();
  await arrived;
  await computer.page.waitForSelector('img[src*="/base/api/file/content/"]');

  const late = await visitor();
  for (const hash of [`#${ticket}`, '', '#x', '#javascript:alert(1)', `#${'x'.repeat(43)}`]) {
    // Another hash alone would not load the page anew.
    await late.page.goto('about:blank');
    await late.open(`/uploadFile${hash}`);
    await late.sees('上传链接已失效');
  }
});
