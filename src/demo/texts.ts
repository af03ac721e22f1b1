import type { Language } from '#words/languages.ts'

type DemoTexts = {
  requests: readonly string[]
  questions: readonly (readonly [question: string, answer: string])[]
  reviews: readonly (readonly [stars: number, review: string])[]
  replies: readonly string[]
}

const texts: { en: DemoTexts } & Partial<Record<Language, DemoTexts>> = {
  en: {
    requests: [
      'A cot for our daughter, please.',
      'We arrive late by ferry. Is self check-in possible?',
      'A high chair would be great.',
      'Could we leave our bags after check-out?',
      'We would like to bring our small dog, if that is all right.',
    ],
    questions: [
      ['Is there parking for two cars?', 'Yes, right beside the house, both in the shade.'],
      [
        'Could we check in at 13:00? Our flight is early.',
        'The house will be ready at 14:00 that day. You are welcome to leave your bags with us before.',
      ],
      ['How far is the nearest supermarket?', 'Eight minutes on foot. It is open every day until 22:00.'],
      ['Is the pool heated in May?', 'It is not heated, but by mid-May the sun has warmed it to about 22 degrees.'],
      ['Can you recommend somebody for a boat trip?', 'Yes, we will send you the number of a friend who takes up to six people.'],
    ],
    reviews: [
      [5, 'We had not slept so well for years. The view at breakfast is even better than in the pictures.'],
      [5, 'Everything was as described, spotless, and the hosts answered within minutes. We will come again.'],
      [5, 'The children did not leave the pool, and we did not leave the terrace.'],
      [4, 'A beautiful house in a quiet place. The path down to the beach is steep with a pram.'],
      [5, 'Fresh figs on the table when we arrived. Thank you!'],
      [4, 'Lovely stay. The Wi-Fi was weak upstairs one evening.'],
      [3, 'A good house, but the air conditioning in the second bedroom was loud.'],
      [5, 'Better than any hotel we have stayed at in Halkidiki.'],
      [5, 'Easy booking, clear prices, no surprises. The barbecue is excellent.'],
    ],
    replies: [
      'Thank you for coming. It was a pleasure to have you here.',
      'Thank you for telling us. It has been repaired.',
      'We are glad that you enjoyed it. We hope to see you again.',
    ],
  },
  sr: {
    requests: [
      'Molimo krevetac za ćerku.',
      'Stižemo kasno uveče. Da li je moguć samostalan ulazak?',
      'Dobro bi nam došla stolica za hranjenje.',
      'Da li možemo da ostavimo torbe posle odjave?',
      'Poveli bismo i malog psa, ako je to u redu.',
    ],
    questions: [
      ['Ima li mesta za dva automobila?', 'Da, odmah pored kuće, oba u hladu.'],
      ['Možemo li da uđemo već u 13 časova?', 'Kuća će tog dana biti spremna u 14 časova. Torbe možete da ostavite kod nas i ranije.'],
      ['Koliko je daleko najbliža prodavnica?', 'Osam minuta peške. Radi svakog dana do 22 časa.'],
      ['Da li se bazen greje u maju?', 'Ne greje se, ali ga sunce do sredine maja zagreje na oko 22 stepena.'],
      ['Da li je put do mora strm?', 'Stazom kroz baštu nije; tom stazom se lako spušta i sa dečjim kolicima.'],
    ],
    reviews: [
      [5, 'Godinama nismo ovako spavali. Pogled uz doručak lepši je nego na slikama.'],
      [5, 'Sve je bilo kao u opisu, besprekorno čisto, a domaćini odgovaraju za nekoliko minuta. Dolazimo ponovo.'],
      [5, 'Deca nisu izlazila iz bazena, a mi nismo silazili sa terase.'],
      [4, 'Lepa kuća na mirnom mestu. Leti bi dobro došao još jedan suncobran.'],
      [5, 'Sveže smokve na stolu kad smo stigli. Hvala!'],
      [4, 'Prijatan boravak. Jedne večeri internet je na spratu bio slab.'],
      [5, 'Rezervacija laka, cena jasna, bez iznenađenja. Preporučujemo.'],
    ],
    replies: [
      'Hvala što ste došli. Bilo nam je zadovoljstvo.',
      'Hvala što ste nam rekli. Popravljeno je.',
      'Drago nam je da vam se dopalo. Vidimo se opet.',
    ],
  },
  el: {
    requests: [
      'Θα θέλαμε μια βρεφική κούνια, παρακαλώ.',
      'Θα φτάσουμε αργά. Γίνεται να μπούμε μόνοι μας;',
      'Μπορούμε να αφήσουμε τις βαλίτσες μετά την αναχώρηση;',
    ],
    questions: [
      ['Υπάρχει θέση για δύο αυτοκίνητα;', 'Ναι, δίπλα στο σπίτι, και οι δύο στη σκιά.'],
      ['Πόσο μακριά είναι το σούπερ μάρκετ;', 'Οκτώ λεπτά με τα πόδια. Είναι ανοιχτό κάθε μέρα ως τις 22.00.'],
      ['Θερμαίνεται η πισίνα τον Μάιο;', 'Δεν θερμαίνεται, αλλά στα μέσα Μαΐου ο ήλιος την έχει ζεστάνει στους 22 βαθμούς.'],
    ],
    reviews: [
      [5, 'Είχαμε χρόνια να κοιμηθούμε τόσο καλά. Η θέα στο πρωινό είναι καλύτερη κι από τις φωτογραφίες.'],
      [5, 'Όλα όπως στην περιγραφή, πεντακάθαρα, και οι οικοδεσπότες απαντούν αμέσως. Θα ξανάρθουμε.'],
      [4, 'Πολύ όμορφο σπίτι σε ήσυχο μέρος. Ένα βράδυ το ίντερνετ ήταν αργό στον όροφο.'],
      [5, 'Φρέσκα σύκα στο τραπέζι όταν φτάσαμε. Ευχαριστούμε!'],
      [5, 'Τα παιδιά δεν έβγαιναν από την πισίνα κι εμείς δεν φεύγαμε από τη βεράντα.'],
    ],
    replies: [
      'Ευχαριστούμε που ήρθατε. Χαρήκαμε πολύ.',
      'Ευχαριστούμε που μας το είπατε. Έχει επισκευαστεί.',
      'Χαιρόμαστε που σας άρεσε. Σας περιμένουμε ξανά.',
    ],
  },
  de: {
    requests: [
      'Bitte ein Kinderbett für unsere Tochter.',
      'Wir kommen spät mit der Fähre an. Ist ein Check-in ohne Sie möglich?',
      'Ein Hochstuhl wäre schön.',
      'Können wir nach der Abreise unser Gepäck bei Ihnen lassen?',
    ],
    questions: [
      ['Gibt es Parkplätze für zwei Autos?', 'Ja, direkt neben dem Haus, beide im Schatten.'],
      [
        'Können wir schon um 13 Uhr ins Haus? Unser Flug ist früh.',
        'An dem Tag ist das Haus um 14 Uhr bezugsfertig. Ihr Gepäck können Sie vorher bei uns lassen.',
      ],
      ['Wie weit ist der nächste Supermarkt?', 'Acht Minuten zu Fuß. Er hat jeden Tag bis 22 Uhr geöffnet.'],
      ['Ist der Pool im Mai beheizt?', 'Nein, aber bis Mitte Mai hat ihn die Sonne auf etwa 22 Grad erwärmt.'],
    ],
    reviews: [
      [5, 'So gut haben wir seit Jahren nicht geschlafen. Der Blick beim Frühstück ist noch schöner als auf den Bildern.'],
      [5, 'Alles wie beschrieben, makellos sauber, und die Gastgeber antworten innerhalb von Minuten. Wir kommen wieder.'],
      [5, 'Die Kinder wollten nicht aus dem Pool, wir nicht von der Terrasse.'],
      [4, 'Ein schönes Haus in ruhiger Lage. Mit Kinderwagen ist der Weg zum Strand etwas steil.'],
      [4, 'Sehr schöner Aufenthalt. An einem Abend war das WLAN oben schwach.'],
      [3, 'Gutes Haus, aber die Klimaanlage im zweiten Schlafzimmer war laut.'],
      [5, 'Einfache Buchung, klare Preise, keine Überraschungen. Der Grill ist hervorragend.'],
    ],
    replies: [
      'Vielen Dank für Ihren Besuch. Es war uns eine Freude.',
      'Vielen Dank für den Hinweis. Es ist repariert.',
      'Schön, dass es Ihnen gefallen hat. Wir freuen uns auf ein Wiedersehen.',
    ],
  },
}

/** What guests of the demo house and their hosts write, in the guest's language; in English where it has no texts. */
export const getTexts = (language: Language): DemoTexts => texts[language] ?? texts.en

/** What visitors have asked before they booked: one question waits, one is answered, one has an offer. */
export const asked = {
  waiting: {
    name: 'Lena Krüger',
    email: 'lena.krueger@example.org',
    language: 'de',
    villa: 'villa-eirini',
    guests: 4,
    message: 'Guten Tag, wir kommen mit einem einjährigen Kind. Gibt es im Haus ein Gitter an der Treppe, und wie weit ist es zum Strand?',
  },
  answered: {
    name: 'Emma Clarke',
    email: 'emma.clarke@example.org',
    language: 'en',
    villa: 'villa-onar',
    guests: 5,
    message: 'We would like to bring our small dog. Is that possible, and is the garden fenced?',
    answer:
      'You are welcome with your dog at Villa Onar. The garden as a whole is fenced, and the gate to the lane closes by itself. On the beach dogs have to be on a lead.',
  },
  offered: {
    name: 'Bojan Ristić',
    email: 'bojan.ristic@example.org',
    language: 'sr',
    villa: 'villa-thea',
    guests: 6,
    message: 'Dolazimo električnim automobilom, tri para. Može li da se puni kod vile i da li je slobodna nedelja krajem maja?',
    answer: 'Kod vile Thea je punjač od 11 kW. Poslali smo Vam ponudu za nedelju krajem maja.',
    offer: 'Hvala na pitanju. Ovo je slobodno krajem maja; noći čuvamo do isteka ponude.',
  },
} as const
