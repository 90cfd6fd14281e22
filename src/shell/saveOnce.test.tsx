import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, fill, person, press } from '@tests/support/screen';
import { stage } from '@tests/support/stage';

jest.mock('@/areas/account/dashboard/Dashboard', () => ({
  Dashboard: jest.requireActual<typeof import('@tests/support/stage')>('@tests/support/stage').Stage,
}));

interface Row {
  reason: string;
}

const fields = fieldsOf<Row>()('kit', { reason: f.text() });

test('a form that is being saved is not saved a second time, and afterwards it can be again', async () => {
  const answers: ((saved: boolean) => void)[] = [];
  const save = () => new Promise<boolean>((done) => answers.push(done));
  function Rows() {
    const [record, setRecord] = useState<Row>();
    return (
      <>
        <button type="button" onClick={() => setRecord({ reason: '' })}>
          甲
        </button>
        <RecordDialog<Row>
          draftKey="row"
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
  await press('甲');
  await fill(await screen.findByLabelText('原因'), '丙');
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await person.keyboard('{Control>}s{/Control}');
  await press('保存', await dialogOf('编辑'));
  // The fields are checked before anything is sent: both have had their turn when the first is declined.
  await act(() => Promise.resolve(answers[0]?.(false)));
  expect(answers).toHaveLength(1);
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(answers).toHaveLength(2));
});
