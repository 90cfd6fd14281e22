import type { ButtonCode as Button } from '@/contract/buttons';
import type { ExportFormat } from '@/contract/tasks/exports';
import type { TextId as Text } from '@/core/i18n';

/** What the console says of itself to the kit: a text, a button or a format that does not exist does not compile. */
declare module '../kit/types' {
  interface KitTypes {
    textId: Text;
    buttonCode: Button;
    fileFormat: ExportFormat;
  }
}
