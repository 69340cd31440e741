/** The facts of the business of the good page. */
export const goodText =
  'We are a bakery in Ghent called Larch & Rye, since 1987. Sourdough £3.50 and rye bread £4. Open Mon-Fri 8-16:00. 12 Mill Street, BS1 4QA. Phone 0117 496 0123. E-mail hello@larch.example.'

/** The words of this page that are not facts. */
export const goodWords = new Set(
  'opening hours monday friday menu what we bake find us write to message send your to content skip the oven from open'.split(
    ' '
  )
)

/**
 * A page without findings. It is written out so that it does not change with the designer. Each bad
 * page is this one with one defect.
 */
export const goodPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Larch &amp; Rye</title>
    <meta name="description" content="Bakery in Ghent since 1987. Open Monday to Friday 08:00–16:00.">
    <script type="application/ld+json">{"@type":"Bakery","address":{"@type":"PostalAddress","streetAddress":"12 Mill Street","postalCode":"BS1 4QA"}}</script>
    <link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E">
    <style>
      :root { --brand: #9a4a1f }
      * { box-sizing: border-box }
      body { margin: 0; background: #fffdf9; color: #221814; font: 17px/1.6 Georgia, serif }
      header, main, footer { padding: 1rem; max-width: 60rem; margin: auto }
      a { color: #7a3410; display: inline-block; padding: .3rem 0 }
      .button { background: #9a4a1f; color: #fff; padding: .7rem 1.4rem }
      img { max-width: 100%; height: auto; display: block }
      label, input { display: block }
      input { min-height: 44px; width: 100%; max-width: 20rem; border: 1px solid #77685f; background: #fff }
      .skip { position: absolute; top: -4rem }
      .skip:focus { top: 0 }
    </style>
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header><a href="#bread">What we bake</a></header>
    <main id="main">
      <section data-section="hero">
        <h1>Larch &amp; Rye</h1>
        <p class="lede">Bakery in Ghent since 1987.</p>
        <p><a class="button" href="tel:01174960123">0117 496 0123</a></p>
      </section>
      <section data-section="menu" id="bread">
        <h2>What we bake</h2>
        <ul><li>Sourdough £3.50</li><li>Rye bread £4</li></ul>
        <img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='300' height='100'%3E%3Crect width='300' height='100' fill='%239a4a1f'/%3E%3C/svg%3E" alt="The oven" width="300" height="100">
      </section>
      <section data-section="contact">
        <h2>Write to us</h2>
        <form method="post" action="/_forms/contact">
          <label for="message">Your message</label>
          <input id="message" name="message">
          <p><button class="button" type="submit">Send</button></p>
        </form>
      </section>
    </main>
    <footer><p>12 Mill Street. <a href="mailto:hello@larch.example">hello@larch.example</a></p></footer>
  </body>
</html>
`
