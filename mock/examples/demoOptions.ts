export interface DemoOptions {
  /** `yyyy-MM-dd`: rows are placed relative to this day (docs/domain/platform.md#example-company). */
  day: string;
  /** The password of every seeded account. */
  password: string;
  /** False on a shared server: seeded sign-on tickets would be a way in for everybody. */
  tickets: boolean;
}
