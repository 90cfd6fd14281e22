import { withTexts } from '@/core/i18n';
import { PageUseList } from './PageUseList';

/** In the question before something goes that pages use (docs/domain/home-pages.md#references). */
export const AskedUses = withTexts(['shared/page-uses'], PageUseList);
