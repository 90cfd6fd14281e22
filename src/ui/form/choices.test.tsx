import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { baseHost } from '@/shared/kit-host/baseHost';
import { chinese } from '@tests/support/texts';
import { person } from '@tests/support/screen';
import { FormField } from '@kit/form/FormField';
import { provideKit } from '@kit/host';
import type { TextId } from '@kit/types';
import { BoxChoice, RadioChoice } from './choices';

const text = (id: TextId) => chinese.text(id) ?? id;
provideKit({ ...baseHost(), text, useText: () => text });

test('a group of a form says its own label, also inside of another field, and gives what was chosen', async () => {
  const changed = jest.fn();
  render(
    <Form onValuesChange={(_, all) => changed(all)}>
      <FormField name="one" label="kit.reason" required>
        <RadioChoice options={['A', 'B']} />
      </FormField>
      <FormField label="kit.actions">
        <FormField name="some" label="kit.choose" required>
          <BoxChoice options={['C', 'D']} />
        </FormField>
      </FormField>
    </Form>,
  );
  expect(screen.getByRole('radiogroup', { name: text('kit.reason') })).toBeVisible();
  const boxes = screen.getByRole('group', { name: text('kit.choose') });
  expect(boxes).not.toHaveAttribute('aria-required');
  await person.click(screen.getByRole('radio', { name: 'B' }));
  await person.click(screen.getByRole('checkbox', { name: 'D' }));
  expect(changed).toHaveBeenLastCalledWith({ one: 'B', some: ['D'] });
});
