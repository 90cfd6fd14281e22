import { MEAL_STATUS } from '../../../../src/contract/trade-fair/dining';
import { type Meal, MOST_OF_VENUE } from '../../../../src/contract/trade-fair/fairs';

type Slot = Pick<Meal, 'mealDate' | 'mealType' | 'venue'>;

/** A fair has one meal of a kind on a day in a venue (docs/domain/trade-fair.md#meals). */
export const slotOf = ({ mealDate, mealType, venue }: Slot) => `${mealDate} ${mealType} ${venue}`;

const isAlike = (one: Slot, other: Slot) => one.mealDate === other.mealDate && one.mealType === other.mealType;

/** Gives each meal a venue: one that names none stays where it was, or else is where the fair is. */
export function withVenues<M extends Slot>(meals: readonly M[], before: readonly Slot[], fairVenue: string): M[] {
  return meals.map((meal) => {
    const alike = before.filter((one) => isAlike(one, meal));
    const known = alike.length === 1 ? alike[0]?.venue : undefined;
    return { ...meal, venue: meal.venue || known || fairVenue.slice(0, MOST_OF_VENUE) };
  });
}

/**
 * The stored row of each meal of a form: that of its slot, or else an open one of its day and kind that belongs to no
 * other meal, as when a meal was moved to another venue.
 */
export function rowsOfMeals<R extends Slot & { status: 0 | 1 }>(rows: readonly R[], meals: readonly Slot[]) {
  const left = new Set(rows);
  const take = (isIt: (row: R) => boolean) => {
    const found = [...left].find(isIt);
    if (found) left.delete(found);
    return found;
  };
  const ofSlot = meals.map((meal) => take((row) => slotOf(row) === slotOf(meal)));
  return meals.map((meal, i) => ofSlot[i] ?? take((row) => row.status === MEAL_STATUS.open && isAlike(row, meal)));
}
