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

test('a form that waits for its record says why, if that does not come', () => {
  const waiting = screens.filter(
    (file) => /\bwaiting=\{|\.\.\.\(.*\{ waiting \}/.test(read(file)) && !file.startsWith('kit/'),
  );
  expect(waiting.length).toBeGreaterThan(10);
  expect(waiting.filter((file) => !/<(?:LoadFailed|Waiting|Awaited)\b/.test(read(file)))).toEqual([]);
});

test('a draft has a name that is known before its record is read: it is looked for when the form opens', () => {
  const late = screens.filter((file) => /draftKey=\{`[^`]*\bdata\b/.test(read(file)));
  expect(late).toEqual([]);
});

test('both applications give the kit what keeps drafts and asks before input is lost', () => {
  for (const file of ['src/shared/kit-host/consoleHost.ts', 'micro-pms/src/kitHost.ts'])
    expect([file, /^\s+useDraftKeeper,$/m.test(read(file))]).toEqual([file, true]);
});

/** Typing that is no form of the kit: a control that a component holds the value of itself. */
const OWN_INPUT = /<(?:Input|InputNumber|Input\.TextArea|Radio\.Group)\b[^>]*\bvalue=\{/;
const LOOKED_FOR: Readonly<Record<string, string>> = {
  'micro-pms/src/import/Repair.tsx': 'rows of a file that the server keeps as they came',
  'micro-pms/src/inspection/TaskForm.tsx': 'controls of its record form',
  'micro-pms/src/unit/unitFields.tsx': 'a filter of a list',
};

test('what is typed into the module outside of a form is named here', () => {
  const own = screens.filter((file) => file.startsWith('micro-pms/') && OWN_INPUT.test(read(file)));
  expect(own).toEqual(Object.keys(LOOKED_FOR).sort());
});

test('the search knows a form that is none of the kit', () => {
  expect(FORM.test('<Form layout="vertical">')).toBe(true);
  expect(FORM.test('const [form] = Form.useForm<Values>();')).toBe(true);
  expect(FORM.test('<ModalForm<Values>')).toBe(true);
  expect(FORM.test('<Form.Item name="a">')).toBe(false);
});
