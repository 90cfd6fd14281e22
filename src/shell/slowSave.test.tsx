import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, discard, fill, person, press } from '@tests/support/screen';
import { stage } from '@tests/support/stage';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

interface Row {
  reason: string;
}

const fields = fieldsOf<Row>()('kit', { reason: f.text() });

/** A page with a button for each record, which opens it in a dialog. */
async function openRows(reasons: readonly string[], save: () => Promise<boolean>) {
  function Rows() {
    const [record, setRecord] = useState<Row>();
    return (
      <>
        {reasons.map((reason) => (
          <button key={reason} type="button" onClick={() => setRecord({ reason })}>
            {reason}
          </button>
        ))}
        <RecordDialog<Row>
          draftKey={`row ${record?.reason ?? ''}`}
          title="action.edit"
          fields={fields}
          record={record}
          save={save}
          onClose={() => setRecord(undefined)}
        >
          {fields.inputs(['reason'])}
        </RecordDialog>
      </>
    );
  }
  stage.draw = () => <Rows />;
  await renderApp('/dashboard', { as: 'op.hubei' });
}

test('a save whose dialog was closed meanwhile does not close the one that is open by then', async () => {
  let answer: (saved: boolean) => void = () => undefined;
  await openRows(['甲', '乙'], () => new Promise<boolean>((done) => (answer = done)));
  await press('甲');
  await fill(await screen.findByLabelText('原因'), '丙');
  const first = await dialogOf('编辑');
  await press('保存', first);
  await discard(first);
  await press('乙');
  expect(await screen.findByDisplayValue('乙')).toBeVisible();
  await act(() => Promise.resolve(answer(true)));
  expect(await screen.findByText('保存成功')).toBeVisible();
  expect(screen.getByDisplayValue('乙')).toBeVisible();
});

test('a form that is being saved is not saved a second time, and afterwards it can be again', async () => {
  const answers: ((saved: boolean) => void)[] = [];
  await openRows(['甲'], () => new Promise<boolean>((done) => answers.push(done)));
  await press('甲');
  await fill(await screen.findByLabelText('原因'), '丙');
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await person.keyboard('{Control>}s{/Control}');
  await press('保存', await dialogOf('编辑'));
  // The fields are checked before anything is sent: both presses have been handled when the first request is declined.
  await act(() => Promise.resolve(answers[0]?.(false)));
  expect(answers).toHaveLength(1);
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(answers).toHaveLength(2));
});
