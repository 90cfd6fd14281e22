import { files, isTest, read } from './repository';

/*
 * what is typed survives a crash and is asked about before it goes. Every form of the console is a record form of
 * the kit, which sees to both; what is none says here why nothing is lost with it.
 */
const FORM = /\buseForm\b|<(?:Form|ProForm|ModalForm|DrawerForm|StepsForm|QueryFilter|LightFilter)[\s<>]/;
const RECORD_FORM = /<Record(?:Dialog|Drawer|Page)\b|\buseRecordForm\b/;

const NOTHING_TO_LOSE: Readonly<Record<string, string>> = {
  'micro-pms/src/alone/Alone.tsx': 'development only: a sign-in, and secrets are never kept',
  'src/areas/account/sign-in/PasswordForm.tsx': 'before there is a user: secrets are never kept',
  'src/areas/account/sign-in/PhoneForm.tsx': 'before there is a user: secrets are never kept',
  'src/areas/account/sign-in/SelectAccount.tsx': 'one choice',
  'src/areas/account/phone-upload/PickFiles.tsx': 'on a phone without a session: files cannot be kept',
  'src/areas/content/preview/PreviewFilters.tsx': 'a question; its terms stand in the address',
  'src/areas/demo/gallery/Fields.tsx': 'samples of fields; nothing is sent',
  'src/areas/demo/theme-designer/Sample.tsx': 'a sample of the look; nothing is sent',
  'src/areas/master-data/approvals/ChainTrial.tsx': 'a question of a few choices; nothing is sent',
  'src/areas/master-data/entries/public/EntryWizard.tsx':
    'kept as a draft of its own, on the server and in the browser',
  'src/areas/master-data/entries/public/FindCode.tsx': 'a public page without a session: a number and a phone',
  'src/areas/master-data/entries/public/PublicResult.tsx': 'a public page without a session: a number and its code',
  'src/areas/master-data/entries/public/useWizard.ts': 'kept as a draft of its own, on the server and in the browser',
  'src/areas/pricing/trial/TrialTerms.tsx': 'a question; its terms stand in the address',
  'src/areas/promotion/activity-form/conflicts/ActivityConflictDialog.tsx': 'its reason is one of the form around it',
  'src/areas/trade-fair/commodities/CommodityPicker.tsx': 'three usual terms beside what is picked',
  'src/areas/trade-fair/door/desk/HandOver.tsx':
    'a guest who stands there says it again; it is kept without a connection',
  'src/areas/trade-fair/draws/StartPanel.tsx': 'a count that the draw takes at once',
  'src/areas/trade-fair/reply/ReplyForm.tsx': 'a public page without a session: one number',
  'src/shell/branch/ChangeBranch.tsx': 'one choice',
};

const screens = files.filter((file) => /^(src|micro-pms\/src)\/.*\.tsx?$/.test(file) && !isTest(file));
const withForm = screens.filter((file) => FORM.test(read(file)));

test('every form is a record form of the kit, or says why nothing is lost with it', () => {
  const others = withForm.filter((file) => !RECORD_FORM.test(read(file)));
  expect(others).toEqual(Object.keys(NOTHING_TO_LOSE).sort());
});

test('the search knows a form that is none of the kit', () => {
  expect(FORM.test('<Form layout="vertical">')).toBe(true);
  expect(FORM.test('const [form] = Form.useForm<Values>();')).toBe(true);
  expect(FORM.test('<ModalForm<Values>')).toBe(true);
  expect(FORM.test('<Form.Item name="a">')).toBe(false);
});
