import { type InputRef, Select } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { DoorMeal, DoorWork } from '@/contract/trade-fair/door';
import { MEAL_STATUS } from '@/contract/trade-fair/dining';
import { MEAL_TYPE } from '@/contract/trade-fair/fairs';
import { T, type TextId, useText } from '@/core/i18n';
import { AnswerCard } from './AnswerCard';
import { type Book, isMealOn, nowOf, winsOf } from '../list/book';
import styles from '../FairDoor.module.css';
import { Field } from './Field';
import { GuestChoice } from './GuestChoice';
import type { Desk as DeskState } from '../useDesk';
import { useSteps } from './useSteps';
import { Wins } from './Wins';

const Camera = lazy(async () => ({ default: (await import('../scan/Camera')).Camera }));
const HandOver = lazy(async () => ({ default: (await import('./HandOver')).HandOver }));

const MEALS: Readonly<Record<DoorMeal['mealType'], TextId>> = {
  [MEAL_TYPE.breakfast]: 'mealType.breakfast',
  [MEAL_TYPE.lunch]: 'mealType.lunch',
  [MEAL_TYPE.dinner]: 'mealType.dinner',
};

/** The present meal, until the user chooses another one. */
function useMeal(book: Book) {
  const [chosen, setChosen] = useState<string>();
  const meals = book.list.meals.filter(({ status }) => status === MEAL_STATUS.open);
  const now = nowOf(book);
  const meal = meals.find((one) => one.mealId === chosen) ?? meals.find((one) => isMealOn(one, now)) ?? meals[0];
  return { meals, meal, choose: setChosen };
}

function MealSelect({ meals, meal, choose }: ReturnType<typeof useMeal>) {
  const text = useText();
  return (
    <Select
      size="large"
      className={styles.meal ?? ''}
      aria-label={text('door.meal')}
      placeholder={text('door.noMeal')}
      value={meal?.mealId ?? null}
      onChange={choose}
      options={meals.map(({ mealId, mealType, startTime, endTime, venue }) => ({
        value: mealId,
        label: `${text(MEALS[mealType])} ${startTime}–${endTime} ${venue}`,
      }))}
    />
  );
}

type Steps = ReturnType<typeof useSteps>;

function Stage({ book, steps: { step, setStep, isBusy, take } }: { book: Book; steps: Steps }) {
  return (
    <div aria-live="assertive" className={styles.stage}>
      {!step && !isBusy && (
        <p className={styles.idle}>
          <T id="door.ready" />
        </p>
      )}
      {step?.kind === 'answer' && <AnswerCard answer={step.answer} />}
      {step?.kind === 'choice' && <GuestChoice guests={step.guests} onChoose={(guest) => take(step.typed, guest)} />}
      {step?.kind === 'wins' && (
        <Wins
          guest={step.guest}
          wins={winsOf(book, step.guest.guestId)}
          onChoose={(win) => setStep({ kind: 'hand', guest: step.guest, win })}
        />
      )}
    </div>
  );
}

interface Props {
  desk: DeskState;
  book: Book;
  work: DoorWork;
  isLoud: boolean;
}

/** One guest after the other: by camera, by a scanner that types, or by hand. */
export function Desk({ desk, book, work, isLoud }: Props) {
  const field = useRef<InputRef>(null);
  const [isFilming, setFilming] = useState(false);
  const meal = useMeal(book);
  const onReady = () => field.current?.focus();
  const steps = useSteps({ desk, book, work, meal: meal.meal, isLoud, onReady });
  const { step, setStep, isBusy, enter, hand } = steps;
  const scan = (code: string) => {
    if (!isBusy) void enter(code);
    return !isBusy;
  };
  return (
    <>
      {work === 'dining' && <MealSelect {...meal} />}
      {step?.kind !== 'hand' && (
        <Field
          field={field}
          isBusy={isBusy}
          isFilming={isFilming}
          onEnter={(typed) => void enter(typed)}
          onFilm={() => setFilming(!isFilming)}
        />
      )}
      <Suspense fallback={null}>
        {isFilming && step?.kind !== 'hand' && <Camera onCode={scan} />}
        {step?.kind === 'hand' ? (
          <HandOver
            guest={step.guest}
            win={step.win}
            needsSignature={book.list.signatureRequired === 1}
            onHand={(receipt, picture) => hand({ guest: step.guest, win: step.win, receipt, picture })}
            onBack={() => setStep({ kind: 'wins', guest: step.guest })}
          />
        ) : (
          <Stage book={book} steps={steps} />
        )}
      </Suspense>
    </>
  );
}
