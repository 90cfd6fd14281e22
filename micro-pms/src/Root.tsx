import { IconProvider } from '@ant-design/icons';
import { App, ConfigProvider, Skeleton, theme as antTheme, type ThemeConfig } from 'antd';
import type { Locale } from 'antd/es/locale';
import en from 'antd/es/locale/en_US';
import es from 'antd/es/locale/es_ES';
import ja from 'antd/es/locale/ja_JP';
import zh from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/ja';
import 'dayjs/locale/zh-cn';
import { type PropsWithChildren, Suspense, useMemo } from 'react';
import type { MicroProps } from '../../src/contract/property/micro-pms';
import { Boundary } from './Boundary';
import { useHost } from './host';
import { useIsStill } from './media';
import { Notices } from './notices';
import styles from './Root.module.css';
import { useSay } from './say';
import { spoken } from './texts';

/**
 * Begins the class names, the CSS variables and the name of the element that carries them, so that they are not the
 * console's.
 */
const PREFIX = 'pms';

const LOCALES: Record<string, Locale> = { en, es, ja, zh };
const DAY_LOCALES: Record<string, string> = { en: 'en', es: 'es', ja: 'ja', zh: 'zh-cn' };
const SIZES = { default: 'large', medium: 'medium', small: 'small', mini: 'small' } as const;

/** antd's grey has a contrast of 1.8. */
const PLACEHOLDER = { light: 'rgba(0, 0, 0, 0.55)', dark: 'rgba(255, 255, 255, 0.55)' };

type Algorithm = Extract<NonNullable<ThemeConfig['algorithm']>, unknown[]>[number];

/** The console's shades for texts have the last word: antd's dark algorithm would derive darker ones. */
const readTexts =
  ({ link, error }: Pick<MicroProps['theme'], 'link' | 'error'>): Algorithm =>
  (seed, given) => ({
    ...(given ?? antTheme.defaultAlgorithm(seed)),
    ...(link ? { colorLink: link, colorLinkHover: link, colorLinkActive: link } : {}),
    ...(error ? { colorError: error, colorErrorText: error } : {}),
  });

/** A long title makes room for the cross beside it. */
const TITLED = { styles: { title: { paddingInlineEnd: `var(--${PREFIX}-control-height)` } } };

/** antd replaces this by the label of the field. */
const LABEL = '${label}';

const PLAIN: MicroProps['theme'] = { color: '', dark: false, compact: false, size: 'medium' };

/** The few rules of icons are on the page already, and the icons would remember each <head> for good (see app.tsx). */
const ICONS = { zeroRuntime: true };

function Shown({ children }: PropsWithChildren) {
  return (
    <Boundary>
      <Suspense fallback={<Skeleton active />}>{children}</Suspense>
    </Boundary>
  );
}

/**
 * Look and language of the console, followed live: what is open stays open, and what is typed stays typed, whatever
 * changes.
 */
export function Root({ children }: PropsWithChildren) {
  const props = useHost();
  const say = useSay();
  const { color, dark, compact, size, font, link, error } = props?.theme ?? PLAIN;
  // The language whose texts are there: components and texts change together.
  const language = spoken.use()?.language ?? 'en';
  const isStill = useIsStill();
  const isCompact = compact || size === 'mini';
  const theme = useMemo(
    (): ThemeConfig => ({
      cssVar: { key: PREFIX, prefix: PREFIX },
      // Without the hash of its classes, antd's rule for links would be one for every link of the console.
      hashed: true,
      token: {
        borderRadius: 6,
        motion: !isStill,
        colorTextPlaceholder: dark ? PLACEHOLDER.dark : PLACEHOLDER.light,
        ...(color ? { colorPrimary: color, colorInfo: color } : {}),
        ...(font ? { fontFamily: font } : {}),
      },
      algorithm: [
        dark ? antTheme.darkAlgorithm : antTheme.defaultAlgorithm,
        ...(isCompact ? [antTheme.compactAlgorithm] : []),
        readTexts({ link, error }),
      ],
      ...(link ? { components: { Pagination: { colorPrimary: link, colorPrimaryHover: link } } } : {}),
    }),
    [color, dark, isCompact, isStill, font, link, error],
  );
  dayjs.locale(DAY_LOCALES[language]);
  // As the console says it: antd would ask to enter what is chosen.
  const required = say('required', { label: LABEL });
  const form = useMemo(() => ({ validateMessages: { required } }), [required]);
  return (
    <ConfigProvider
      prefixCls={PREFIX}
      theme={theme}
      componentSize={SIZES[size]}
      button={{ autoInsertSpace: false }}
      modal={TITLED}
      form={form}
      {...(LOCALES[language] ? { locale: LOCALES[language] } : {})}
    >
      <IconProvider value={ICONS}>
        <App component={false}>
          <Notices />
          <div className={`${PREFIX} ${styles.root}`}>{props ? <Shown>{children}</Shown> : <p>{say('alone')}</p>}</div>
        </App>
      </IconProvider>
    </ConfigProvider>
  );
}
