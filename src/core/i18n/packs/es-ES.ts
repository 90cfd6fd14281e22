import antd from 'antd/es/locale/es_ES';
import 'dayjs/locale/es';
import texts from '../../../../locales/es-ES/entry';
import type { LanguagePack } from '../pack';

export const pack: LanguagePack = { texts, antd, dayjs: 'es' };
