import { expect, test } from 'vitest'
import { htmlWords } from './html-words.ts'
import { ownWords } from './own-words.ts'

test.each([
  ['paragraphs and breaks', '<p>Hello,</p><p>two<br>lines</p>', 'Hello,\n\ntwo\nlines'],
  ['entities of all kinds', 'A&nbsp;&amp;&#32;B &lt;b&gt; &#x20AC;10 &euro;5 &unknown;', 'A & B <b> €10 €5 &unknown;'],
  ['a script and a style', 'Hi<script>alert("<p>")</script><style>p{}</style> there', 'Hi there'],
  ['a script that does not end', 'Hi<script>alert(1)', 'Hi'],
  ['tags in capitals and a head without an end', '<HTML><HEAD><TITLE>Re</TITLE><STYLE>p{}</STYLE><BODY><P>Hi</P>', 'Hi'],
  ['a comment of Outlook', 'Hi<!--[if mso]><p>no</p><![endif]--> there', 'Hi there'],
  ['a sign that is no tag', 'I <3 you &amp; 5 < 6', 'I <3 you & 5 < 6'],
  ['a list', '<ul><li>towels</li><li>a cot</li></ul>', 'towels\na cot'],
  ['a picture with a script', 'See <img src=x onerror="alert(1)"> it', 'See it'],
  ['an impossible code', 'a&#99999999;b&#0;c', 'abc'],
  [
    'Greek and Serbian names of letters',
    '&Epsilon;&lambda;&#940;&delta;&alpha; &Scaron;umadija &ntilde; &epsilon',
    'Ελάδα Šumadija ñ &epsilon',
  ],
])('of an HTML mail with %s only words are left', (_, html, words) => {
  expect(htmlWords(html)).toBe(words)
})

test('what an HTML mail quotes is cut as in a plain one', () => {
  const html =
    '<div dir="ltr">Thank&nbsp;you!</div><br><div class="gmail_quote"><div>On Mon, Jun 1, 2026 at 9:00 AM Villas wrote:<br></div><blockquote><p>How old?</p></blockquote></div>'
  expect(htmlWords(html)).toBe('Thank you!\n\nOn Mon, Jun 1, 2026 at 9:00 AM Villas wrote:\n\n> How old?')
  expect(ownWords(htmlWords(html))).toBe('Thank you!')
})

test.each([['<style'], ['<'], ['&'], ['<div><blockquote>'], ['<!--']])(
  'HTML that repeats %s for megabytes is read in little time',
  (part) => {
    expect(htmlWords(part.repeat(1_000_000)).length).toBeLessThan(1_000_000)
  },
)
