import { join } from 'node:path';

export const own = (name: string) => join(__dirname, `${name}.js`);

/** Files of a package, where they are imported from `place`: a folder, or a file. */
export const REPLACED = [
  // Comes later, with whatever asks for it.
  {
    name: 'stepsForm',
    request: /layouts\/StepsForm$/,
    importer: /pro-components[\\/]es[\\/]form[\\/]components[\\/]SchemaForm/,
    by: own('stepsForm'),
  },
  {
    name: 'columnSetting',
    request: /^\.\.\/ColumnSetting$/,
    importer: /pro-components[\\/]es[\\/]table[\\/]components[\\/]ToolBar/,
    by: own('columnSetting'),
  },
  {
    name: 'filterTree',
    request: /^\.\.\/\.\.\/\.\.\/tree$/,
    importer: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter/,
    by: own('filterTree'),
  },
  {
    name: 'filterDropdown',
    request: /^\.\/FilterDropdown$/,
    importer: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter$/,
    by: own('filterDropdown'),
  },
  {
    name: 'otp',
    request: /^\.\/OTP$/,
    importer: /antd[\\/]es[\\/]input$/,
    by: own('otp'),
  },
  {
    name: 'tooltip',
    request: /^\.\.\/tooltip$/,
    importer: /antd[\\/]es[\\/](form|segmented)$/,
    by: own('tooltip'),
  },
  // What the console never uses of ProComponents.
  {
    name: 'menuRequest',
    request: /^swr$/,
    importer: /pro-components[\\/]es[\\/]layout$/,
    by: own('menuRequest'),
  },
  {
    name: 'fetched',
    request: /^swr$/,
    importer: /pro-components[\\/]es[\\/](field|provider|utils)/,
    by: own('fetched'),
  },
  {
    name: 'proVariables',
    request: /^@ant-design\/cssinjs$/,
    importer: /pro-components[\\/]es[\\/]provider[\\/]index\.js$/,
    by: own('proVariables'),
  },
  {
    name: 'routeUtils',
    request: /^@umijs\/route-utils$/,
    importer: /pro-components[\\/]es[\\/]layout/,
    by: own('routeUtils'),
  },
  {
    name: 'layoutParts',
    request: /\/(AppsLogoComponents|assert\/Logo|components\/Footer|TopNavHeader|utils\/getBreadcrumbProps)$/,
    importer: /pro-components[\\/]es[\\/]layout/,
    by: own('layoutParts'),
  },
  {
    name: 'layoutTexts',
    request: /^\.\/locales$/,
    importer: /pro-components[\\/]es[\\/]layout$/,
    by: own('layoutTexts'),
  },
  {
    name: 'menuLayout',
    request: /^\.\/utils\/useCurrentMenuLayoutProps$/,
    importer: /pro-components[\\/]es[\\/]layout$/,
    by: own('menuLayout'),
  },
  {
    name: 'mediaQuery',
    request: /^\.\/query$/,
    importer: /pro-components[\\/]es[\\/]utils[\\/]useMediaQuery$/,
    by: own('mediaQuery'),
  },
  {
    name: 'notEditable',
    request: /^\.\/useEditableArray$/,
    importer: /pro-components[\\/]es[\\/]utils$/,
    by: own('notEditable'),
  },
  {
    name: 'cellText',
    request: /^\.\/genCopyable$/,
    importer: /pro-components[\\/]es[\\/]utils$/,
    by: own('cellText'),
  },
  {
    // Languages that the product does not speak.
    name: 'locales',
    request: /^\.\/locale\/(?!zh_CN|en_US|es_ES|ja_JP)/,
    importer: /pro-components[\\/]es[\\/]provider$/,
    by: './locale/en_US',
  },
  // … of antd and its parts.
  {
    name: 'colourPicker',
    request: /color-picker\/(color|util|components\/ColorPresets)$/,
    importer: /antd[\\/]es[\\/](button[\\/]style|tag[\\/]style|tooltip)$/,
    by: own('colourPicker'),
  },
  {
    name: 'resultPicture',
    request: /^\.\/(noFound|serverError|unauthorized)$/,
    importer: /antd[\\/]es[\\/]result$/,
    by: own('resultPicture'),
  },
  {
    name: 'treeUtil',
    request: /^@rc-component\/tree$/,
    importer: /antd[\\/]es[\\/]table[\\/]hooks/,
    by: own('treeUtil'),
  },
  {
    name: 'virtualTable',
    request: /^\.\/VirtualTable$/,
    importer: /@rc-component[\\/]table[\\/]es$/,
    by: own('virtualTable'),
  },
  {
    // Its package brings the text area along.
    name: 'input',
    request: /^@rc-component\/input$/,
    importer: /antd[\\/]es[\\/]input[\\/]Input\.js$/,
    by: '@rc-component/input/es/Input.js',
  },
  {
    name: 'scrollIntoView',
    request: /^scroll-into-view-if-needed$/,
    importer: /antd[\\/]es[\\/]form/,
    by: own('scrollIntoView'),
  },
  {
    name: 'stylis',
    request: /^stylis$/,
    importer: /@ant-design[\\/]cssinjs[\\/]es/,
    by: own('stylis'),
  },
  {
    name: 'uniqueTooltip',
    request: /^\.\.\/tooltip\/UniqueProvider$/,
    importer: /antd[\\/]es[\\/]config-provider$/,
    by: own('uniqueTooltip'),
  },
  // … of Umi and react-intl.
  {
    name: 'intl',
    request: /^\.\/components\/provider$/,
    importer: /react-intl[\\/]lib$/,
    by: own('intl'),
  },
  {
    name: 'html',
    request: /^\.\/html$/,
    importer: /@umijs[\\/]renderer-react[\\/]dist/,
    by: own('html'),
  },
  {
    name: 'events',
    request: /[\\/]event-emitter$/,
    importer: /plugin-locale/,
    by: own('events'),
  },
  // Not for their size: faults of the library (docs/adr/0043, docs/console.md#keyboard).
  {
    name: 'keptMotion',
    request: /^@rc-component\/motion$/,
    importer: /@rc-component[\\/](dialog|drawer)[\\/]es/,
    by: own('keptMotion'),
  },
  {
    name: 'returnedFocus',
    request: /^@rc-component\/portal$/,
    importer: /@rc-component[\\/](dialog|drawer)[\\/]es/,
    by: own('returnedFocus'),
  },
  {
    name: 'menuFocus',
    request: /^\.\/hooks\/useAccessibility$/,
    importer: /@rc-component[\\/]dropdown[\\/]es/,
    by: own('menuFocus'),
  },
  {
    name: 'clearLabel',
    request: /^\.\.\/hooks\/useAllowClear$/,
    importer: /@rc-component[\\/]select[\\/]es[\\/]BaseSelect/,
    by: own('clearLabel'),
  },
  // Umi's qiankun plugin, where it asks for its component and for qiankun itself (docs/adr/0012).
  {
    name: 'microApp',
    request: /^\.\/MicroApp$/,
    importer: /plugin-qiankun-master$/,
    by: own('microApp'),
  },
  {
    name: 'prefetchApps',
    request: /[\\/]qiankun$/,
    importer: /plugin-qiankun-master[\\/]masterRuntimePlugin\.tsx$/,
    by: own('prefetchApps'),
  },
];

/** The fields of ProComponents whose control is heavy. */
export const LAZY_FIELDS =
  /pro-components[\\/]es[\\/]field[\\/]components[\\/](Cascader|ColorPicker|DatePicker|FromNow|Image|Progress|RangePicker|Rate|Slider|TimePicker|TreeSelect)[\\/]index\.js$/;

/** Lines of packages that take time and give nothing. */
export const PATCHED = [
  {
    // Each part of ProComponents made one of seven hundred values. antd has one; ours of the layout come from the theme.
    name: 'styleKey',
    file: /pro-components[\\/]es[\\/]provider[\\/]useStyle[\\/]index\.js$/,
    from: 'JSON.stringify(token)',
    to: 'token._tokenKey',
  },
  {
    // A theme of its own for two colours: all variables again, and those of each part in it. Ours has them (config/theme.ts).
    name: 'headerTheme',
    file: /pro-components[\\/]es[\\/]layout[\\/]components[\\/]Header[\\/]index\.js$/,
    from: 'theme: {',
    to: 'theme: undefined, unused: {',
  },
];
