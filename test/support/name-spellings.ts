/** Names of Telangana, written by hand: two usual spellings in English, then Telugu and Hindi. */
export const sameNames: readonly (readonly string[])[] = `
Lakshmi/Laxmi లక్ష్మి लक्ष्मी
Srinivas/Sreenivas శ్రీనివాస్ श्रीनिवास
Venkatesh/Venkatesh వెంకటేష్ वेंकटेश
Swathi/Swati స్వాతి स्वाति
Padma/Padma పద్మ पद्मा
Imran/Imraan ఇమ్రాన్ इमरान
Fatima/Fathima ఫాతిమా फ़ातिमा
Chaitanya/Chaithanya చైతన్య चैतन्य
Krishna/Krushna కృష్ణ कृष्ण
Pranav/Pranav ప్రణవ్ प्रणव
Reddy/Reddi రెడ్డి रेड्डी
Rao/Rao రావు राव
Ravi/Ravi రవి रवि
Rani/Raani రాణి रानी
Anita/Anitha అనిత अनीता
Anil/Anil అనిల్ अनिल
Jyothi/Jyoti జ్యోతి ज्योति
Ramya/Ramya రమ్య रम्या
Ramesh/Ramesh రమేష్ रमेश
Suresh/Suresh సురేష్ सुरेश
Mahesh/Mahesh మహేష్ महेश
Naresh/Naresh నరేష్ नरेश
Rajesh/Rajesh రాజేష్ राजेश
Ganesh/Ganesh గణేష్ गणेश
Lokesh/Lokesh లోకేష్ लोकेश
Mukesh/Mukesh ముకేష్ मुकेश
Harish/Hareesh హరీష్ हरीश
Satish/Sathish సతీష్ सतीश
Girish/Gireesh గిరీష్ गिरीश
Jagadish/Jagadeesh జగదీష్ जगदीश
Sandeep/Sandip సందీప్ संदीप
Pradeep/Pradip ప్రదీప్ प्रदीप
Kuldeep/Kuldip కుల్దీప్ कुलदीप
Deepika/Dipika దీపిక दीपिका
Deepthi/Dipti దీప్తి दीप्ति
Keerthi/Kirti కీర్తి कीर्ति
Keerthana/Kirtana కీర్తన कीर्तना
Geetha/Gita గీత गीता
Seetha/Sita సీత सीता
Latha/Lata లత लता
Kavitha/Kavita కవిత कविता
Savitha/Savita సవిత सविता
Sunitha/Sunita సునీత सुनीता
Sujatha/Sujata సుజాత सुजाता
Mamatha/Mamta మమత ममता
Lalitha/Lalita లలిత ललिता
Radha/Radha రాధ राधा
Sudha/Sudha సుధ सुधा
Madhavi/Madhavi మాధవి माधवी
Madhu/Madhu మధు मधु
Sindhu/Sindhu సింధు सिंधु
Bindu/Bindhu బిందు बिंदु
Indu/Indhu ఇందు इंदु
Sandhya/Sandya సంధ్య संध्या
Vidya/Vidhya విద్య विद्या
Divya/Divya దివ్య दिव्या
Kavya/Kaavya కావ్య काव्या
Bhavya/Bhavya భవ్య भव्या
Navya/Navya నవ్య नव्या
Sowmya/Soumya సౌమ్య सौम्या
Mounika/Mounica మౌనిక मौनिका
Gowtham/Gautam గౌతమ్ गौतम
Gowri/Gauri గౌరి गौरी
Chowdary/Choudhary చౌదరి चौधरी
Kowshik/Kaushik కౌశిక్ कौशिक
Sourav/Saurav సౌరవ్ सौरव
Sai/Sai సాయి साई
Teja/Theja తేజ तेजा
Tejaswini/Thejaswini తేజస్విని तेजस्विनी
Vaishnavi/Vyshnavi వైష్ణవి वैष्णवी
Shailaja/Shylaja శైలజ शैलजा
Maithri/Mythri మైత్రి मैत्री
Aishwarya/Ishwarya ఐశ్వర్య ऐश्वर्या
Eshwar/Ishwar ఈశ్వర్ ईश्वर
Venkateswarlu/Venkateshwarlu వెంకటేశ్వర్లు वेंकटेश्वरलु
Nageswara/Nageshwara నాగేశ్వర नागेश्वर
Parameshwar/Parameswar పరమేశ్వర్ परमेश्वर
Bhaskar/Bhaskar భాస్కర్ भास्कर
Prabhakar/Prabhakar ప్రభాకర్ प्रभाकर
Sudhakar/Sudhakar సుధాకర్ सुधाकर
Karunakar/Karunakar కరుణాకర్ करुणाकर
Chandra/Chandra చంద్ర चंद्र
Chandrasekhar/Chandrashekar చంద్రశేఖర్ चंद्रशेखर
Rajasekhar/Rajashekar రాజశేఖర్ राजशेखर
Narasimha/Narsimha నరసింహ नरसिंह
Narasimhulu/Narsimhulu నర్సింహులు नरसिंहुलु
Narayana/Narayan నారాయణ नारायण
Satyanarayana/Sathyanarayana సత్యనారాయణ सत्यनारायण
Ramakrishna/Ramakrishna రామకృష్ణ रामकृष्ण
Hanumanthu/Hanumantu హనుమంతు हनुमंतु
Anjaneyulu/Anjaneyulu ఆంజనేయులు आंजनेयुलु
Yadagiri/Yadagiri యాదగిరి यादगिरि
Mallesh/Mallesh మల్లేష్ मल्लेश
Mallaiah/Mallayya మల్లయ్య मल्लय्या
Ramaiah/Ramayya రామయ్య रामय्या
Yellaiah/Yellayya యెల్లయ్య येल्लय्या
Komuraiah/Komurayya కొమురయ్య कोमुरय्या
Lingam/Lingam లింగం लिंगम
Ratnam/Rathnam రత్నం रत्नम
Sambaiah/Sambayya సాంబయ్య सांबय्या
Sampath/Sampat సంపత్ संपत
Vasanth/Vasant వసంత్ वसंत
Prashanth/Prasanth ప్రశాంత్ प्रशांत
Sukumar/Sukumar సుకుమార్ सुकुमार
Kumar/Kumaar కుమార్ कुमार
Vijay/Vijai విజయ్ विजय
Ajay/Ajai అజయ్ अजय
Sanjay/Sanjai సంజయ్ संजय
Uday/Udai ఉదయ్ उदय
Vinay/Vinai వినయ్ विनय
Vijaya/Vijaya విజయ विजया
Jayanthi/Jayanti జయంతి जयंती
Bhavani/Bhawani భవాని भवानी
Shivani/Sivani శివాని शिवानी
Shiva/Siva శివ शिव
Shankar/Sankar శంకర్ शंकर
Shyam/Syam శ్యామ్ श्याम
Shanthi/Santi శాంతి शांति
Sharada/Sarada శారద शारदा
Shravani/Sravani శ్రావణి श्रावणी
Shravya/Sravya శ్రావ్య श्राव्या
Sruthi/Shruti శ్రుతి श्रुति
Sridhar/Sreedhar శ్రీధర్ श्रीधर
Sridevi/Sreedevi శ్రీదేవి श्रीदेवी
Srilatha/Sreelata శ్రీలత श्रीलता
Srikanth/Sreekant శ్రీకాంత్ श्रीकांत
Srija/Sreeja శ్రీజ श्रीजा
Shweta/Swetha శ్వేత श्वेता
Saraswathi/Saraswati సరస్వతి सरस्वती
Parvathi/Parvati పార్వతి पार्वती
Revathi/Revati రేవతి रेवती
Rohith/Rohit రోహిత్ रोहित
Rohini/Rohini రోహిణి रोहिणी
Rithvik/Ritwik ఋత్విక్ ऋत्विक
Hrithik/Hruthik హృతిక్ ऋतिक
Sathvik/Satwik సాత్విక్ सात्विक
Karthik/Kartik కార్తీక్ कार्तिक
Karthikeya/Kartikeya కార్తికేయ कार्तिकेय
Abhinav/Abhinav అభినవ్ अभिनव
Abhishek/Abishek అభిషేక్ अभिषेक
Aditya/Adithya ఆదిత్య आदित्य
Akhil/Akhil అఖిల్ अखिल
Nikhil/Nikhil నిఖిల్ निखिल
Nikitha/Nikita నికిత निकिता
Ankitha/Ankita అంకిత अंकिता
Arjun/Arjun అర్జున్ अर्जुन
Aravind/Arvind అరవింద్ अरविंद
Ashwini/Aswini అశ్విని अश्विनी
Bharath/Bharat భరత్ भरत
Bharathi/Bharati భారతి भारती
Bhagya/Bhagya భాగ్య भाग्य
Charan/Charan చరణ్ चरण
Ramcharan/Ramcharan రామ్‌చరణ్ रामचरण
Dharani/Dharani ధరణి धरणी
Dinesh/Dinesh దినేష్ दिनेश
Durga/Durga దుర్గ दुर्गा
Hari/Hari హరి हरि
Harika/Harika హారిక हारिका
Hema/Hema హేమ हेमा
Himabindu/Himabindu హిమబిందు हिमाबिंदु
Jhansi/Jansi ఝాన్సీ झांसी
Kalyan/Kalyaan కళ్యాణ్ कल्याण
Kiran/Kiran కిరణ్ किरण
Lavanya/Laavanya లావణ్య लावण्या
Manasa/Manasa మానస मानसा
Manoj/Manoj మనోజ్ मनोज
Meghana/Meghna మేఘన मेघना
Mohan/Mohan మోహన్ मोहन
Murali/Murali మురళి मुरली
Murthy/Moorthy మూర్తి मूर्ति
Nagaraju/Nagaraju నాగరాజు नागराजु
Naveen/Navin నవీన్ नवीन
Praveen/Pravin ప్రవీణ్ प्रवीण
Neelima/Nilima నీలిమ नीलिमा
Pavan/Pawan పవన్ पवन
Pavithra/Pavitra పవిత్ర पवित्रा
Poornima/Purnima పూర్ణిమ पूर्णिमा
Pooja/Puja పూజ पूजा
Phani/Fani ఫణి फणि
Prathyusha/Pratyusha ప్రత్యూష प्रत्यूषा
Pragna/Pragnya ప్రజ్ఞ प्रज्ञा
Priya/Pria ప్రియ प्रिया
Priyanka/Prianka ప్రియాంక प्रियंका
Prudhvi/Prithvi పృథ్వి पृथ्वी
Raghavendra/Raghavendra రాఘవేంద్ర राघवेंद्र
Ravinder/Ravindar రవీందర్ रविंदर
Narender/Narendar నరేందర్ नरेंदर
Roopa/Rupa రూప रूपा
Sirisha/Shireesha శిరీష शिरीषा
Sneha/Sneha స్నేహ स्नेहा
Spandana/Spandhana స్పందన स्पंदना
Sushma/Sushma సుష్మ सुष्मा
Tharun/Tarun తరుణ్ तरुण
Usha/Usha ఉష उषा
Vamshi/Vamsi వంశీ वंशी
Varsha/Varsha వర్ష वर्षा
Vishwanath/Viswanath విశ్వనాథ్ विश्वनाथ
Yashwanth/Yeshwant యశ్వంత్ यशवंत
Zakir/Jakir జాకీర్ ज़ाकिर
Ayesha/Aisha ఆయేషా आयशा
Ahmed/Ahmad అహ్మద్ अहमद
Mohammed/Muhammad మహమ్మద్ मोहम्मद
Syed/Sayyad సయ్యద్ सैयद
Shaik/Sheikh షేక్ शेख
Khan/Khaan ఖాన్ ख़ान
Hussain/Hussein హుస్సేన్ हुसैन
Begum/Begam బేగం बेगम
Saniya/Sania సానియా सानिया
Abdullah/Abdulla అబ్దుల్లా अब्दुल्ला
Nayeem/Naeem నయీమ్ नईम
Sameer/Samir సమీర్ समीर
Iqbal/Ikbal ఇక్బాల్ इक़बाल
Rizwan/Riswan రిజ్వాన్ रिज़वान
`
  .trim()
  .split("\n")
  .map((line) => [...new Set(line.split(/[ /]/))]);

/** Different names that look or sound somewhat alike. */
export const otherNames: readonly (readonly [string, string])[] = `
Ravi Rani|Anita Anil|Swathi Jyothi|Ramya Ramesh|Ravi Revathi|Ravi Ramya|Rani Rania|Rani Rohini|Anita Ankita
Anil Akhil|Anil Anjali|Suresh Satish|Suresh Sirisha|Mahesh Mukesh|Mahesh Mallesh|Naresh Nagesh|Naresh Dinesh
Rajesh Ramesh|Rajesh Rakesh|Rajesh Naresh|Ganesh Girish|Lokesh Mukesh|Harish Girish|Harish Harika|Satish Sathvik
Sandeep Pradeep|Sandeep Sandhya|Deepika Deepthi|Deepika Dinesh|Keerthi Karthik|Keerthana Kirti|Geetha Seetha
Geetha Gowtham|Seetha Savitha|Seetha Sudha|Latha Lalitha|Latha Lavanya|Kavitha Savitha|Kavitha Kavya
Sunitha Sujatha|Sunitha Anita|Sujatha Swetha|Mamatha Manasa|Radha Sudha|Radha Rupa|Sudha Sindhu|Madhavi Manasvi
Madhu Mahi|Madhu Meda|Sindhu Bindu|Sindhu Sandhya|Indu Bindu|Vidya Divya|Vidya Vinay|Divya Kavya|Kavya Bhavya
Bhavya Navya|Bhavya Bhavani|Navya Naveen|Sowmya Ramya|Sowmya Sania|Mounika Monisha|Gowtham Gowri|Gowri Hari
Kaushik Karthik|Sourav Suresh|Sai Siva|Teja Tejaswini|Vaishnavi Bhavani|Shailaja Sujatha|Maithri Murthy
Aishwarya Eshwar|Padma Padmini|Padma Pavan|Prabha Padma|Bhaskar Prabhakar|Prabhakar Sudhakar|Sudhakar Srikar
Chandra Charan|Chandra Indra|Rajasekhar Chandrasekhar|Narayana Narender|Narasimha Narayana|Ramaiah Mallaiah
Ramaiah Rohan|Lingam Lingaiah|Ratnam Rathod|Sampath Sambaiah|Vasanth Prashanth|Kumar Komal|Kumar Kamal
Vijay Ajay|Vijay Vinay|Ajay Sanjay|Uday Vinay|Jayanthi Vasanthi|Jayanthi Jyothi|Bhavani Shivani|Shiva Sravya
Shankar Sekhar|Shyam Sam|Shanthi Sandhya|Sharada Shravani|Sharada Saritha|Shravani Sravanthi|Sruthi Sirisha
Sruthi Smriti|Sridhar Srikanth|Sridevi Srilatha|Srija Sridevi|Swetha Swathi|Swetha Sravani|Saraswathi Parvathi
Parvathi Pavithra|Revathi Parvathi|Rohit Mohit|Rohit Rahul|Rohini Mohini|Rithvik Sathvik|Karthik Kaushik
Abhinav Abhishek|Abhinav Arvind|Aditya Ananya|Aditi Aditya|Akhil Nikhil|Akhila Amala|Nikhil Nikitha|Ankita Nikita
Arjun Arun|Arun Tarun|Arun Varun|Aruna Arjun|Arvind Govind|Ashwini Yamini|Bharath Barkath|Bharathi Bhargavi
Charan Karan|Charan Sharan|Dharani Tharun|Dinesh Durga|Durga Drishti|Hari Ravi|Harika Haritha|Hema Uma
Hema Hima|Uma Usha|Uma Rama|Usha Asha|Asha Nisha|Asha Ayesha|Jhansi Jaya|Kalyan Karan|Kalyan Kalpana
Kiran Karan|Kiran Kirti|Lavanya Lalitha|Lakshmi Lakshman|Lakshmi Lokesh|Manasa Manisha|Manasa Meghana|Manoj Manish
Meghana Mohana|Mohan Rohan|Mohan Madan|Murali Murthy|Nagaraju Narsing|Nagaraju Raju|Naveen Praveen|Naveen Pavan
Neelima Nirmala|Pavan Pranav|Pavani Bhavani|Pavithra Prathima|Poornima Pratima|Pooja Puneeth|Phani Pavani
Pragna Praveena|Priya Preethi|Priya Pravalika|Priyanka Priyadarshini|Prithvi Prathap|Raghavendra Ravindra
Ravinder Rajender|Ravinder Narender|Rajender Narender|Rupa Roja|Sneha Neha|Spandana Chandana|Chandana Vandana
Sushma Reshma|Sushma Sushil|Tarun Tharuni|Varsha Vasudha|Varun Vasu|Venkatesh Venkatram|Venkatesh Vignesh
Vishal Vishnu|Viswanath Vishal|Yashwanth Jaswanth|Zakir Zubair|Ayesha Asma|Ahmed Hameed|Ahmed Amjad
Mohammed Mahmood|Syed Sadiq|Khan Kiran|Khan Kannan|Hussain Hasan|Begum Bhagya|Saniya Sana|Abdul Abdullah
Nayeem Naveen|Sameer Kabir|Sameer Samrat|Iqbal Imran|Imran Irfan|Rizwan Rehman|Salma Salman|Fatima Farhana
Reddy Raju|Reddy Ravi|Rao Ravi|Rao Raju|Rao Reddy|Raju Ravi|Raju Rajani|Goud Gowri|Naidu Nandu|Varma Sharma
Sharma Varsha|Yadav Madhav|Raghav Madhav|Raghu Raju|Vani Rani|Vani Veena|Veena Meena|Meena Leela|Leela Sheela
Sheela Shaila|Leela Laila|Kala Kamala|Mala Malini|Rama Ramana|Rama Uma|Soma Hema|Gopal Kopal|Gopi Gopal
Balu Babu|Babu Bobby|Nandini Nalini|Yamini Kamini|Padmaja Girija|Girija Srija|Sarala Sarika|Vimala Nirmala
రవి రాణి|అనిత అనిల్|స్వాతి జ్యోతి|రమ్య రమేష్|రాజు రవి|హేమ ఉమ|గీత సీత|సునీత సుజాత|నవీన్ ప్రవీణ్|అరుణ్ తరుణ్
रवि रानी|अनीता अनिल|स्वाति ज्योति|रम्या रमेश|गीता सीता|सुनीता सुजाता|नवीन प्रवीण|अरुण तरुण|विजय अजय|मोहन रोहन
Ravi రాణి|Anita అనిల్|Swathi జ్యోతి|Ramya रमेश|Geetha सीता|Sunitha సుజాత|Naveen ప్రవీణ్|Arun तरुण|Hari రవి|Kiran కరణ్
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => {
    const [one = "", other = ""] = pair.split(" ");
    return [one, other] as const;
  });
