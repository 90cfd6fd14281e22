import antd from 'antd/es/locale/ja_JP';
import 'dayjs/locale/ja';
import texts from '../../../../locales/ja-JP/entry';
import type { LanguagePack } from '../pack';

export const pack: LanguagePack = { texts, antd, dayjs: 'ja' };
