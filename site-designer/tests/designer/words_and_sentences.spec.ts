import { test } from '@japa/runner'
import { clausesOf, listedIn } from '#designer/language/clauses'
import { fold, folded } from '#designer/language/fold'
import { sentencesIn, sentencesOf } from '#designer/language/sentences'

test.group('Words and sentences', () => {
  test('are the same however they are typed', ({ assert }) => {
    assert.equal(folded('  “Straße”  9–17 d’été '), "strasse 9-17 d'ete")
    assert.equal(folded('IŞIK'), folded('ışık'))
  })

  test('letters in small keep their places', ({ assert }) => {
    const typed = 'Göknur’un FIRINI, İzmir'
    assert.equal(fold(typed), "goknur'un firini, izmir")
    assert.lengthOf(fold(typed), typed.length)
  })

  test('no sentence goes over the end of a line', ({ assert }) => {
    const text = 'We bake. We sell\n\nTel.\n- Open daily'
    assert.deepEqual(sentencesOf(text), ['We bake.', 'We sell', 'Tel.', 'Open daily'])
    assert.deepEqual(sentencesIn(text, [9, 21]), [
      [9, 16],
      [18, 21],
    ])
  })

  test('the entries of a list keep their brackets, the clauses of a sentence end at them', ({
    assert,
  }) => {
    const text = 'Ana (piano, voice), Ben – cello.'
    const clauses = clausesOf(text, [0, text.length]).map((from) => text.slice(...from))
    assert.deepEqual(clauses, ['Ana', 'piano', 'voice', 'Ben', 'cello'])
    assert.deepEqual(listedIn(text), ['Ana (piano, voice)', 'Ben – cello'])
  })
})
