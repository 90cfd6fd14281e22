import { fireEvent, render, screen } from '@testing-library/react';
import { showFullText } from './fullText';

const cell = (text: string) => screen.getByText(text).closest('td')!;

test('a cell tells the whole of what it cuts, as long as it cuts it', () => {
  render(
    <table onPointerOver={showFullText}>
      <tbody>
        <tr>
          <td className="ant-table-cell-ellipsis">
            <b>a long text</b>
          </td>
          <td>another one</td>
        </tr>
      </tbody>
    </table>,
  );
  const width = jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  for (const text of ['a long text', 'another one']) fireEvent.pointerOver(screen.getByText(text));
  expect([cell('a long text').title, cell('another one').title]).toEqual(['a long text', '']);
  width.mockReturnValue(0);
  fireEvent.pointerOver(screen.getByText('a long text'));
  expect(cell('a long text').title).toBe('');
  width.mockRestore();
});
